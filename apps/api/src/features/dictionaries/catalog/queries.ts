import type { Database } from '@glossa/db/database';

import type { CatalogEntry } from './read-catalog.ts';

/** A publisher's details about a dictionary: a complete entry from its index, or the size and date of its file. */
export type ReleaseDetails = Partial<CatalogEntry>;

/** Lists the publishers' details as last fetched, and the time of the last response. */
export async function listReleases({
  prisma,
}: Database): Promise<{ releases: Map<string, ReleaseDetails>; checkedAt: Date | undefined }> {
  const rows = await prisma.dictionaryRelease.findMany({ orderBy: { checkedAt: 'desc' } });
  return {
    releases: new Map(rows.map(({ name, details }) => [name, details as ReleaseDetails])),
    checkedAt: rows[0]?.checkedAt,
  };
}

/** Counts the active learners by the language that they are currently studying, most studied first. */
export async function countLearnersByLanguage({
  prisma,
}: Database): Promise<{ language: number; learners: number }[]> {
  const groups = await prisma.learner.groupBy({
    by: ['currentLanguage'],
    where: { isActive: true, currentLanguage: { not: null } },
    _count: { _all: true },
    orderBy: [{ _count: { id: 'desc' } }, { currentLanguage: 'asc' }],
  });
  return groups.flatMap(({ currentLanguage, _count }) =>
    currentLanguage === null ? [] : [{ language: currentLanguage, learners: _count._all }],
  );
}

/** Stores the details of releases. If `publisher` is given, they replace all of that publisher's earlier details. */
export async function saveReleases(
  db: Database,
  releases: readonly { name: string; details: ReleaseDetails }[],
  publisher?: string,
): Promise<void> {
  const checkedAt = new Date();
  await db.transaction(async ({ prisma }) => {
    const names = releases.map(({ name }) => name);
    if (publisher !== undefined) {
      const publisherFilter = { path: ['publisher'], equals: publisher };
      await prisma.dictionaryRelease.deleteMany({ where: { details: publisherFilter } });
    }
    await prisma.dictionaryRelease.deleteMany({ where: { name: { in: names } } });
    await prisma.dictionaryRelease.createMany({
      data: releases.map(({ name, details }) => ({ name, details, checkedAt })),
    });
  });
}
