import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('dictionaryRequests', {
  listAdminsToNotify: `SELECT id FROM learner l WHERE is_superuser AND is_active AND NOT EXISTS (
     SELECT 1 FROM notification n WHERE n.learner_id = l.id AND n.subject = $1 AND NOT n.is_read)
   ORDER BY id`,
  // Starter glossaries don't count: they are short, so learners who have only a glossary may request a dictionary.
  countRequests: `SELECT r.language, count(*)::int AS "learners!" FROM dictionary_request r
   WHERE NOT EXISTS (SELECT 1 FROM dictionary d
     WHERE d.language = r.language AND d.status = 'ready' AND d.name NOT LIKE 'starter-%')
   GROUP BY r.language ORDER BY 2 DESC, 1`,
});

/** Records a request. Returns false if the learner has already made it. */
export const insertRequest = async (
  { prisma }: Transaction,
  request: { learnerId: string; language: number },
): Promise<boolean> =>
  (await prisma.dictionaryRequest.createMany({ data: [request], skipDuplicates: true })).count > 0;

/** Lists the IDs of the languages for which a learner requested a dictionary, oldest request first. */
export const listRequests = async ({ prisma }: Database, learnerId: string): Promise<number[]> =>
  (await prisma.dictionaryRequest.findMany({ where: { learnerId }, orderBy: { createdAt: 'asc' } })).map(
    ({ language }) => language,
  );

/** Lists the IDs of active admins who have no unread notification with this subject. */
export const listAdminsToNotify = async (tx: Transaction, subject: string): Promise<string[]> =>
  (await many(tx, sql.listAdminsToNotify, [subject])).map(({ id }) => id);

/** Counts the requests by language, for languages without a full dictionary. */
export const countRequests = (db: Queryable): Promise<{ language: number; learners: number }[]> =>
  many(db, sql.countRequests, []);
