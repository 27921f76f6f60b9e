import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import { createRecordWriter } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const memoryColumns = `due, stability, difficulty, state, reps, lapses, scheduled_days, elapsed_days, learning_steps,
  last_review`;

export const sql = statements<QueryTypes>('accountArchiveVocabulary', {
  selectWords: `SELECT lw.language, lw.form AS text,
      CASE WHEN lw.parts IS NOT NULL AND lw.parts <> '{}' THEN ARRAY(
        SELECT t.form FROM unnest(lw.parts) WITH ORDINALITY AS part(id, place)
        LEFT JOIN term t ON t.id = part.id ORDER BY part.place) END AS parts,
      lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes, lw.part_of_speech,
      lw.lemma, ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
        WHERE wt.learner_id = lw.learner_id AND wt.term_id = lw.term_id ORDER BY g.name) AS tags,
      lw.image_key AS picture, lw.created_at, lw.updated_at, lw.started_at, lw.known_at
    FROM learner_word lw WHERE lw.learner_id = $1 ORDER BY lw.language, lw.term_id`,
  mediaWords: `SELECT image_key AS "name!", image_key AS "key!" FROM learner_word
    WHERE learner_id = $1 AND image_key IS NOT NULL ORDER BY term_id`,
  selectReviewMemories: `SELECT t.language, t.form AS text, ${memoryColumns.replaceAll(/\w+/g, 'm.$&')}
    FROM review_memory m JOIN term t ON t.id = m.term_id WHERE m.learner_id = $1 ORDER BY m.term_id`,
  selectReviews: `SELECT t.language, t.form AS text, r.rating, r.mode, r.duration, r.before - 'learner_id' - 'term_id' AS before,
      r.reviewed_at, r.undone_at
    FROM review r JOIN term t ON t.id = r.term_id WHERE r.learner_id = $1 ORDER BY r.reviewed_at, r.id`,
  // If both the archive and the account have a review memory for a word, the one with the later review wins.
  insertMemories: `INSERT INTO review_memory AS m (learner_id, term_id, ${memoryColumns})
   SELECT $1, r.term, ${memoryColumns}
   FROM jsonb_to_recordset($2::jsonb) AS r(term integer, due timestamptz, stability float8, difficulty float8,
     state smallint, reps integer, lapses integer, scheduled_days integer, elapsed_days integer, learning_steps smallint,
     last_review timestamptz)
   ORDER BY r.term
   ON CONFLICT (learner_id, term_id) DO UPDATE SET due = excluded.due, stability = excluded.stability,
     difficulty = excluded.difficulty, state = excluded.state, reps = excluded.reps, lapses = excluded.lapses,
     scheduled_days = excluded.scheduled_days, elapsed_days = excluded.elapsed_days,
     learning_steps = excluded.learning_steps, last_review = excluded.last_review
   WHERE excluded.last_review > m.last_review`,
  copyDueDates: `UPDATE learner_word lw SET next_review = m.due FROM review_memory m
   WHERE m.learner_id = $1 AND m.term_id = ANY($2) AND lw.learner_id = $1 AND lw.term_id = m.term_id
     AND lw.next_review IS DISTINCT FROM m.due`,
  insertReviews: `INSERT INTO review (learner_id, id, term_id, language, rating, mode, duration, before, reviewed_at, undone_at)
   SELECT $1, r.id, r.term, r.language, r.rating, r.mode, r.duration,
     CASE WHEN r.before IS NOT NULL THEN r.before || jsonb_build_object('learner_id', $1::uuid, 'term_id', r.term) END,
     r.reviewed_at, r.undone_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, term integer, language smallint, rating smallint, mode text,
     duration integer, before jsonb, reviewed_at timestamptz, undone_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM review o WHERE o.learner_id = $1 AND o.language = r.language AND o.term_id = r.term
     AND o.reviewed_at >= r.reviewed_at AND o.reviewed_at < r.reviewed_at + interval '1 millisecond')
   ORDER BY r.reviewed_at`,
  selectWordLinks: `SELECT l.language, a.form AS from, b.form AS to, l.kind, l.source, l.created_at
    FROM word_link l JOIN term a ON a.id = l.from_id JOIN term b ON b.id = l.to_id
    WHERE l.learner_id = $1 ORDER BY l.created_at, l.id`,
  selectWordPositions: `SELECT t.language, t.form AS text, p.x::float8 AS x, p.y::float8 AS y
    FROM word_place p JOIN term t ON t.id = p.term_id WHERE p.learner_id = $1 ORDER BY p.term_id`,
  insertLinks: `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind, source, created_at)
   SELECT id, $1, language, least(a, b), greatest(a, b), kind, source, created_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, language smallint, a integer, b integer, kind text, source text,
     created_at timestamptz)
   WHERE a <> b ORDER BY 4, 5, 6 ON CONFLICT (learner_id, from_id, to_id, kind) DO NOTHING`,
  insertPositions: `INSERT INTO word_place (learner_id, term_id, x, y)
   SELECT $1, term, x, y FROM jsonb_to_recordset($2::jsonb) AS r(term integer, x real, y real)
   ORDER BY term ON CONFLICT DO NOTHING`,
  // Imported words keep their timestamps, and the import is not part of this account's vocabulary history.
  restoreTimes: `WITH added AS (
     SELECT t.term FROM word_change c, unnest(c.terms, c.before) AS t(term, before)
     WHERE c.id = $2 AND c.learner_id = $1 AND t.before = -1
   )
   UPDATE learner_word lw SET updated_at = least(r.updated_at, now())
   FROM added JOIN jsonb_to_recordset($3::jsonb) AS r(term integer, updated_at timestamptz) USING (term)
   WHERE lw.learner_id = $1 AND lw.term_id = added.term`,
  deleteChange: 'DELETE FROM word_change WHERE id = $1 AND learner_id = $2',
  lockWithoutImage: `SELECT term_id AS term FROM learner_word
   WHERE learner_id = $1 AND term_id = ANY($2) AND image_key IS NULL FOR UPDATE`,
  setImage: 'UPDATE learner_word SET image_key = $3 WHERE learner_id = $1 AND term_id = $2',
});

export const insertReviewMemories = createRecordWriter(sql.insertMemories);
export const insertReviews = createRecordWriter(sql.insertReviews);
export const insertLinks = createRecordWriter(sql.insertLinks);
export const insertWordPositions = createRecordWriter(sql.insertPositions);

/** Copies the due dates of review memories to their words. */
export const copyDueDates = (tx: Queryable, learnerId: string, termIds: number[]): Promise<number> =>
  run(tx, sql.copyDueDates, [learnerId, termIds]);

/** Restores the archived timestamps of the words that a change added. */
export const restoreTimes = (
  tx: Queryable,
  change: { id: string; learnerId: string },
  words: readonly { term: number; updated_at: string }[],
): Promise<number> => run(tx, sql.restoreTimes, [change.learnerId, change.id, JSON.stringify(words)]);

/** Deletes a change from the vocabulary history. */
export const deleteChange = (
  tx: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<number> => run(tx, sql.deleteChange, [id, learnerId]);

/** Locks the words that have no image and returns their term IDs. */
export const lockWordsWithoutImage = async (
  tx: Queryable,
  learnerId: string,
  termIds: number[],
): Promise<number[]> => (await many(tx, sql.lockWithoutImage, [learnerId, termIds])).map(({ term }) => term);

export const setImage = (
  tx: Queryable,
  { learnerId, term }: { learnerId: string; term: number },
  key: string,
): Promise<number> => run(tx, sql.setImage, [learnerId, term, key]);
