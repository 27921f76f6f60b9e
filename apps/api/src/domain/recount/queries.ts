import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Returns SQL that counts the rows of a query. */
const countSql = (rows: string): string => `SELECT count(*)::int AS wrong FROM (${rows}) wrong`;

const sql = statements<QueryTypes>('recount', {
  listLearners: 'SELECT id FROM learner WHERE id > $1 ORDER BY id LIMIT 500',
  recountLearner: 'SELECT recount_learner($1) AS "wrong!"',

  // Compares the counts that triggers maintain with a recount. Each statement returns how many of them differ.
  countWrongSiteFigures: countSql(`
    SELECT 1 FROM (
      SELECT figure, part, day, amount FROM expected_site_figures()
      UNION ALL SELECT figure, part, day, -amount FROM site_figure WHERE figure NOT LIKE 'task\\_%'
      UNION ALL SELECT figure, part, day, -amount FROM site_change WHERE figure NOT LIKE 'task\\_%'
    ) figures GROUP BY figure, part, day HAVING sum(amount) <> 0`),
  countWrongLearners: countSql(`
    SELECT 1 FROM (
      SELECT is_active, subscription_type, account_type, roles, -count AS count FROM learner_count
      UNION ALL SELECT is_active, subscription_type, account_type, roles, -count FROM learner_count_change
      UNION ALL SELECT is_active, subscription_type, account_type, learner_roles(is_superuser, is_staff, can_manage_content), 1
        FROM learner
    ) learners GROUP BY is_active, subscription_type, account_type, roles HAVING sum(count) <> 0`),
  countWrongTagUses: countSql(`
    SELECT 1 FROM (
      SELECT tag_id, language, kind, -count AS count FROM tag_use u WHERE EXISTS (SELECT FROM tag g WHERE g.id = u.tag_id)
      UNION ALL SELECT w.tag_id, t.language, 'word', 1 FROM word_tag w JOIN term t ON t.id = w.term_id
      UNION ALL SELECT x.tag_id, t.language, text_tag_kind(t.source, t.from_subtitles), 1 FROM text_tag x JOIN text t ON t.id = x.text_id AND t.shelf <> 2
      UNION ALL SELECT x.tag_id, v.language, 'video', 1 FROM video_tag x JOIN video v ON v.id = x.video_id AND v.shelf <> 2
      UNION ALL SELECT x.tag_id, p.language, 'ebook', 1 FROM product_tag x JOIN product p ON p.id = x.product_id AND p.removed_at IS NULL
    ) uses GROUP BY tag_id, language, kind HAVING sum(count) <> 0`),
  countWrongWordLinks: countSql(`
    SELECT 1 FROM (
      SELECT learner_id, term_id, -links AS links FROM word_link_count
      UNION ALL SELECT learner_id, from_id, 1 FROM word_link
      UNION ALL SELECT learner_id, to_id, 1 FROM word_link
    ) ends GROUP BY learner_id, term_id HAVING sum(links) <> 0`),
  countWrongShopProducts: countSql(`
    SELECT 1 FROM (
      SELECT language, kind, difficulty, category, is_free, -count AS count FROM shop_count
      UNION ALL SELECT language, kind, difficulty, category, is_free, 1 FROM product
        WHERE status = 'published' AND removed_at IS NULL
    ) products GROUP BY language, kind, difficulty, category, is_free HAVING sum(count) <> 0`),
  countWrongShopWords: countSql(`
    SELECT 1 FROM (
      SELECT word, -count AS count FROM shop_word
      UNION ALL SELECT unnest(tsvector_to_array(words)), 1 FROM product WHERE status = 'published' AND removed_at IS NULL
    ) words GROUP BY word HAVING sum(count) <> 0`),
});

/** Returns the IDs of up to 500 learners after `last`, in order. */
export const listLearnersAfter = async (db: Queryable, last: string): Promise<string[]> =>
  (await many(db, sql.listLearners, [last])).map((row) => row.id);

/** Recounts a learner's counts, corrects them, and returns how many were wrong. */
export const recountLearner = async (db: Queryable, learnerId: string): Promise<number> =>
  (await one(db, sql.recountLearner, [learnerId])).wrong;

const triggerCounts = {
  'site metrics': sql.countWrongSiteFigures,
  'learners by kind': sql.countWrongLearners,
  'tag counts': sql.countWrongTagUses,
  'mind map links': sql.countWrongWordLinks,
  'shop products': sql.countWrongShopProducts,
  'shop search words': sql.countWrongShopWords,
};

/** Returns how many counts of each kind differ from a recount; each kind is compared in one snapshot. */
export async function checkTriggerCounts(db: Queryable): Promise<{ name: string; wrong: number }[]> {
  const found: { name: string; wrong: number }[] = [];
  for (const [name, statement] of Object.entries(triggerCounts)) {
    found.push({ name, wrong: (await one(db, statement, [])).wrong });
  }
  return found;
}
