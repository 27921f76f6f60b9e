import type { Database, Transaction } from '@glossa/db/database';

/** Returns the names of the dictionaries that come with Glossa and that an operator removed. */
export const listDismissed = async (db: Database): Promise<Set<string>> =>
  new Set((await db.prisma.dismissedDictionary.findMany()).map(({ name }) => name));

/** Remembers that an operator removed a dictionary that comes with Glossa. */
export const dismiss = async ({ prisma }: Transaction, name: string): Promise<void> => {
  await prisma.dismissedDictionary.upsert({ where: { name }, create: { name }, update: {} });
};
