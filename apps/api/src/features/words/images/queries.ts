import type { Queryable } from '@glossa/db/database';

import type { WordKey } from '../queries.ts';

/** Finds the storage key of a word's image. Returns undefined if the word has no image. */
export const findImageKey = async (
  db: Queryable,
  { id: term, learnerId }: WordKey,
): Promise<string | undefined> => {
  const word = await db.prisma.learnerWord.findUnique({
    where: { learnerId_termId: { learnerId, termId: term } },
    select: { imageKey: true },
  });
  return word?.imageKey ?? undefined;
};
