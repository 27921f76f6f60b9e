import type { DictionaryChoice } from '@glossa/contract/dictionary-order';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import type { Prisma } from '@glossa/db/prisma';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** An installed dictionary as stored. */
export type InstalledRow = Prisma.DictionaryModel;

type PrismaQueryable = Pick<Queryable, 'prisma'>;

const sql = statements<QueryTypes>('dictionaries', {
  saveOrder: `INSERT INTO lookup_settings (learner_id, language, dictionaries) VALUES ($1, $2, $3::jsonb)
   ON CONFLICT (learner_id, language) DO UPDATE SET dictionaries = EXCLUDED.dictionaries`,
});

/** Returns the names of the bundled dictionaries that an operator removed. */
export const listDismissedDictionaries = async (db: Database): Promise<Set<string>> =>
  new Set((await db.prisma.dismissedDictionary.findMany()).map(({ name }) => name));

/** Records that an operator removed a bundled dictionary. */
export const dismissDictionary = async ({ prisma }: Transaction, name: string): Promise<void> => {
  await prisma.dismissedDictionary.upsert({ where: { name }, create: { name }, update: {} });
};

/** Lists the dictionaries that are available for lookups, by language and position. */
export const listInstalled = ({ prisma }: PrismaQueryable): Promise<InstalledRow[]> =>
  prisma.dictionary.findMany({
    where: { status: 'ready' },
    orderBy: [{ language: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });

/** Lists the dictionaries that are being installed. */
export const listInstalling = ({ prisma }: PrismaQueryable): Promise<InstalledRow[]> =>
  prisma.dictionary.findMany({ where: { status: 'installing' }, orderBy: { id: 'asc' } });

/** Finds a dictionary that is available for lookups. */
export const findInstalled = ({ prisma }: PrismaQueryable, id: number): Promise<InstalledRow | null> =>
  prisma.dictionary.findFirst({ where: { id, status: 'ready' } });

export const setPosition = async ({ prisma }: Transaction, id: number, position: number): Promise<void> => {
  await prisma.dictionary.updateMany({ where: { id }, data: { position } });
};

/** Saves a learner's order of the dictionaries for a language; null restores the default. */
export const saveOrder = async (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
  order: readonly DictionaryChoice[] | null,
): Promise<void> => {
  await run(db, sql.saveOrder, [learnerId, language, order && JSON.stringify(order)]);
};
