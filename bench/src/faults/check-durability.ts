import type { Installation } from '../setup/installation.ts';
import type { Acknowledged } from './load.ts';

/** Acknowledged data that is missing, and data that exists more than once. Each problem is described by a phrase. */
export interface DurabilityResult {
  lost: string[];
  duplicated: string[];
}

const phrase = (count: number, noun: string): string[] => (count === 0 ? [] : [`${count} ${noun}`]);

/** Compares the database with what the site has acknowledged. */
export async function checkDurability(
  { pool }: Installation,
  learnerId: string,
  { words, texts, orders, seconds }: Acknowledged,
): Promise<DurabilityResult> {
  const count = async (sql: string, values: unknown[]) =>
    (await pool.query<{ n: number }>(sql, values)).rows[0]?.n ?? 0;
  const lostWords = await count(
    `SELECT count(*)::int AS n FROM unnest($2::text[]) AS w(form) WHERE NOT EXISTS (
       SELECT 1 FROM learner_word lw WHERE lw.learner_id = $1 AND lw.form = w.form AND lw.translation = w.form)`,
    [learnerId, words],
  );
  const lostTexts = await count(
    `SELECT count(*)::int AS n FROM unnest($2::uuid[]) AS t(id) WHERE NOT EXISTS (
       SELECT 1 FROM text JOIN document d ON d.id = text.document_id
       WHERE text.id = t.id AND text.owner_id = $1 AND d.status = 'ready')`,
    [learnerId, texts],
  );
  const lostOrders = await count(
    `SELECT count(*)::int AS n FROM unnest($2::uuid[]) AS o(id) WHERE NOT EXISTS (
       SELECT 1 FROM shop_order paid JOIN order_item i ON i.order_id = paid.id
         JOIN purchase p ON p.order_item_id = i.id AND p.buyer_id = $1
       WHERE paid.id = o.id AND paid.status = 'completed')`,
    [learnerId, orders],
  );
  const studied = await count(
    'SELECT coalesce(sum(words_seconds), 0)::int AS n FROM activity_day WHERE learner_id = $1',
    [learnerId],
  );
  const openTasks = await count(
    `SELECT count(*)::int AS n FROM task WHERE owner_id = $1 AND status <> 'SUCCESS'`,
    [learnerId],
  );
  const duplicateTexts = await count(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM text WHERE owner_id = $1 GROUP BY title HAVING count(*) > 1) t`,
    [learnerId],
  );
  const duplicatePurchases = await count(
    `SELECT count(*)::int AS n FROM (
       SELECT 1 FROM purchase WHERE buyer_id = $1 GROUP BY product_id HAVING count(*) > 1) t`,
    [learnerId],
  );
  const doublePayments = await count(
    `SELECT count(*)::int AS n FROM (
       SELECT 1 FROM payment WHERE status = 'succeeded' GROUP BY order_id HAVING count(*) > 1) t`,
    [],
  );
  const unbalancedOrders = await count(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM ledger_entry GROUP BY order_id HAVING sum(amount) <> 0) t`,
    [],
  );
  const wrongCounts = await count('SELECT recount_learner($1)::int AS n', [learnerId]);
  return {
    lost: [
      ...phrase(lostWords, 'words'),
      ...phrase(lostTexts, 'texts'),
      ...phrase(lostOrders, 'purchases'),
      ...phrase(Math.max(0, seconds - studied), 'seconds of study'),
      ...phrase(openTasks, 'tasks'),
    ],
    duplicated: [
      ...phrase(duplicateTexts, 'texts'),
      ...phrase(duplicatePurchases, 'purchases'),
      ...phrase(doublePayments, 'payments'),
      ...phrase(unbalancedOrders, 'uneven orders'),
      ...phrase(wrongCounts, 'counts'),
    ],
  };
}
