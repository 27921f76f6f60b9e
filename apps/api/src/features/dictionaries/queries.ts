import type { DictionaryChoice } from '@glossa/contract/dictionary-order';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('dictionaries', {
  saveOrder: `INSERT INTO lookup_settings (learner_id, language, dictionaries) VALUES ($1, $2, $3::jsonb)
   ON CONFLICT (learner_id, language) DO UPDATE SET dictionaries = EXCLUDED.dictionaries`,
});

/** Returns the names of the bundled dictionaries that an operator removed. */
export const listDismissed = async (db: Database): Promise<Set<string>> =>
  new Set((await db.prisma.dismissedDictionary.findMany()).map(({ name }) => name));

/** Records that an operator removed a bundled dictionary. */
export const dismissDictionary = async ({ prisma }: Transaction, name: string): Promise<void> => {
  await prisma.dismissedDictionary.upsert({ where: { name }, create: { name }, update: {} });
};

/** Saves a learner's order of the dictionaries for a language; null restores the default. */
export const saveOrder = async (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
  order: readonly DictionaryChoice[] | null,
): Promise<void> => {
  await run(db, sql.saveOrder, [learnerId, language, order && JSON.stringify(order)]);
};
