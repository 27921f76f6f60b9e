import { fail } from '@glossa/contract/failure';
import type { getProductWords } from '@glossa/contract/shop';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { onSale } from '#domain/shop/on-sale.ts';
import { purchaseOf } from './product-row.ts';
import type { QueryTypes } from './word-share.types.ts';

export const sql = statements<QueryTypes>('shopWordShare', {
  // Counts each word of the book, joined with the learner's vocabulary. Same classes as `learner_document`, which has
  // rows only for texts in a library.
  count: `SELECT d.word_count AS all, t.*
   FROM product p LEFT JOIN document d ON d.id = p.document_id AND d.status = 'ready'
   LEFT JOIN LATERAL (
     SELECT sum(dw.count) FILTER (WHERE w.ignored)::int AS ignored,
       sum(dw.count) FILTER (WHERE NOT coalesce(w.ignored, false) AND coalesce(w.level, 0) = 0)::int AS new,
       sum(dw.count) FILTER (WHERE NOT w.ignored AND w.level BETWEEN 1 AND 3)::int AS learning,
       count(*) FILTER (WHERE NOT coalesce(w.ignored, false) AND coalesce(w.level, 0) = 0)::int AS "newWords!"
     FROM document_word dw LEFT JOIN learner_word w ON w.learner_id = $1 AND w.term_id = dw.term_id
     WHERE dw.document_id = d.id
   ) t ON true
   WHERE p.id = $2 AND (${onSale} OR $3::bool AND p.removed_at IS NULL OR ${purchaseOf('$1')} IS NOT NULL)`,
});

/**
 * Returns how much of a product a learner would understand.
 * @throws {Failure} `product_not_found`, `product_without_words`
 */
export async function wordShare(
  db: Queryable,
  viewer: { id: string; managesContent: boolean },
  id: string,
): Promise<HandlerResult<typeof getProductWords>> {
  const row = await first(db, sql.count, [viewer.id, id, viewer.managesContent]);
  if (!row) return fail('product_not_found');
  const { all } = row;
  if (all === null || all === 0) return fail('product_without_words');
  const [fresh, learning, ignored] = [row.new ?? 0, row.learning ?? 0, row.ignored ?? 0];
  return {
    unknownWordsPercentage: Math.round(((fresh + learning) / all) * 10_000) / 100,
    knowledge: { new: fresh, learning, known: all - fresh - learning - ignored, ignored },
    newWords: row.newWords,
  };
}
