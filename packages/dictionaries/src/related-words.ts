import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { foldWord } from '@glossa/language/fold-word';
import type { QueryTypes } from './related-words.types.ts';

/** Two normalized words that a dictionary relates to each other. */
export interface RelatedWords {
  from: string;
  to: string;
  kind: 'synonym' | 'antonym' | 'related';
}

const kinds = ['synonym', 'antonym', 'related'] as const;

export const sql = statements<QueryTypes>('dictionariesRelatedWords', {
  findRelated: `SELECT DISTINCT asked.form AS "from", r.form AS "to", r.kind
   FROM dictionary d
   CROSS JOIN unnest($2::text[], $3::text[]) AS asked(form, folded)
   JOIN dictionary_form f ON f.dictionary_id = d.id AND f.folded = asked.folded AND f.form = asked.form
     AND NOT f.is_inflected
   JOIN dictionary_relation r ON r.dictionary_id = d.id AND r.entry = f.entry
   WHERE d.language = $1 AND d.status = 'ready' ORDER BY 1, 3, 2 LIMIT $4`,
});

/** Finds words that dictionaries relate to normalized words of a language, at most `limit` pairs. */
export const relatedWords = async (
  db: Queryable,
  { language, forms, limit }: { language: number; forms: readonly string[]; limit: number },
): Promise<RelatedWords[]> =>
  (await many(db, sql.findRelated, [language, forms, forms.map(foldWord), limit])).map(
    ({ from, to, kind }) => ({
      from,
      to,
      kind: kinds[kind - 1] ?? 'related',
    }),
  );
