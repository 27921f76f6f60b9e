import type { Database, Transaction } from '@glossa/db/database';

/** Returns the names of the bundled dictionaries that an operator removed. */
export const listDismissed = async (db: Database): Promise<Set<string>> =>
  new Set((await db.prisma.dismissedDictionary.findMany()).map(({ name }) => name));

/** Records that an operator removed a bundled dictionary. */
export const dismissDictionary = async ({ prisma }: Transaction, name: string): Promise<void> => {
  await prisma.dismissedDictionary.upsert({ where: { name }, create: { name }, update: {} });
};
