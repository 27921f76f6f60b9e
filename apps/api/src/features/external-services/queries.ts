import type { ExternalService, ServiceProblem, ServiceProvider } from '@glossa/contract/external-services';
import type { Queryable } from '@glossa/db/database';

/** Finds the settings that an admin has saved, and that admin's name and email. */
export const findSavedSettings = async (db: Queryable, service: ExternalService) => {
  const row = await db.prisma.serviceSettings.findUnique({
    where: { service },
    include: { updatedBy: { select: { firstName: true, lastName: true, email: true } } },
  });
  return (
    row && {
      ...row,
      service,
      provider: row.provider as ServiceProvider,
      voices: row.voices as Record<string, string>,
      testProblem: row.testProblem as ServiceProblem | null,
    }
  );
};
export type SavedSettings = NonNullable<Awaited<ReturnType<typeof findSavedSettings>>>;

/** Saves settings and marks them as not yet tested. */
export const saveSettings = async (
  db: Queryable,
  service: ExternalService,
  settings: {
    provider: ServiceProvider;
    url: string;
    model: string;
    voices: Record<string, string>;
    dailyLimit: number;
    encryptedKey: Uint8Array<ArrayBuffer> | null;
    updatedById: string;
  },
): Promise<void> => {
  const data = { ...settings, updatedAt: new Date(), testedAt: null, testProblem: null };
  await db.prisma.serviceSettings.upsert({
    where: { service },
    create: { service, ...data },
    update: data,
  });
};

/** Deletes the settings. Returns whether there were any. */
export const deleteSettings = async (db: Queryable, service: ExternalService): Promise<boolean> =>
  (await db.prisma.serviceSettings.deleteMany({ where: { service } })).count > 0;

/** Stores the outcome of a test, unless the settings have been saved since they were read. */
export const storeTestOutcome = async (
  db: Queryable,
  { service, updatedAt }: Pick<SavedSettings, 'service' | 'updatedAt'>,
  problem: ServiceProblem | null,
): Promise<void> => {
  await db.prisma.serviceSettings.updateMany({
    where: { service, updatedAt },
    data: { testedAt: new Date(), testProblem: problem },
  });
};
