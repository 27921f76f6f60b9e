import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './place-queries.types.ts';

export const sql = statements<QueryTypes>('mindmapPlace', {
  upsertPlaces: `INSERT INTO word_place (learner_id, term_id, x, y)
   SELECT DISTINCT ON (given.id) $1, given.id, given.x, given.y
   FROM unnest($2::int[], $3::real[], $4::real[]) AS given(id, x, y)
   JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = given.id
   ORDER BY given.id
   ON CONFLICT (learner_id, term_id) DO UPDATE SET x = excluded.x, y = excluded.y WHERE $5`,
  deletePlaces: `DELETE FROM word_place p USING term t WHERE p.learner_id = $1 AND t.id = p.term_id AND t.language = $2`,
});

export interface Placed {
  id: number;
  x: number;
  y: number;
}

/** Stores positions of words, overwriting existing ones if `anew`. Returns how many were stored. */
export const keepPlaces = (
  db: Queryable,
  learnerId: string,
  places: readonly Placed[],
  { anew }: { anew: boolean },
): Promise<number> =>
  run(db, sql.upsertPlaces, [
    learnerId,
    places.map(({ id }) => id),
    places.map(({ x }) => x),
    places.map(({ y }) => y),
    anew,
  ]);

/** Deletes all positions of a language. Returns how many there were. */
export const deletePlaces = (db: Queryable, learnerId: string, language: number): Promise<number> =>
  run(db, sql.deletePlaces, [learnerId, language]);
