import type { Queryable, Transaction } from '@glossa/db/database';

/** Converts bytes to the type that Prisma expects. */
const toBytes = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** An account's authenticator app, with encrypted secrets. */
export interface AppRow {
  secret: Uint8Array | null;
  pendingSecret: Uint8Array | null;
  createdAt: Date;
}

export const findApp = ({ prisma }: Queryable, learnerId: string): Promise<AppRow | null> =>
  prisma.authenticatorApp.findUnique({
    where: { learnerId },
    select: { secret: true, pendingSecret: true, createdAt: true },
  });

/** Stores the encrypted secret of an authenticator app that isn't confirmed yet. */
export const setPendingSecret = async (
  { prisma }: Queryable,
  learnerId: string,
  sealed: Uint8Array,
): Promise<void> => {
  const pendingSecret = toBytes(sealed);
  await prisma.authenticatorApp.upsert({
    where: { learnerId },
    create: { learnerId, pendingSecret },
    update: { pendingSecret },
  });
};

/** Activates the pending secret. `step` is the time step of the code that confirmed the secret. */
export const confirmPendingSecret = async (
  { prisma }: Queryable,
  learnerId: string,
  { sealed, step }: { sealed: Uint8Array; step: number },
): Promise<boolean> => {
  const pendingSecret = toBytes(sealed);
  const { count } = await prisma.authenticatorApp.updateMany({
    where: { learnerId, pendingSecret },
    data: { secret: pendingSecret, pendingSecret: null, lastStep: step, createdAt: new Date() },
  });
  return count > 0;
};

/** Accepts a step's code once. Returns false when the code for this or a later step was already accepted. */
export const acceptStep = async (
  { prisma }: Queryable,
  learnerId: string,
  { sealed, step }: { sealed: Uint8Array; step: number },
): Promise<boolean> => {
  const { count } = await prisma.authenticatorApp.updateMany({
    where: { learnerId, secret: toBytes(sealed), lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
};

/** Deletes an account's authenticator app. Returns false when none was in use. */
export const deleteApp = async ({ prisma }: Queryable, learnerId: string): Promise<boolean> =>
  (await prisma.authenticatorApp.deleteMany({ where: { learnerId, secret: { not: null } } })).count > 0;

/** Uses up a recovery code. Returns false when there is no such code. */
export const consumeRecoveryCode = async (
  { prisma }: Queryable,
  learnerId: string,
  codeHash: Buffer,
): Promise<boolean> =>
  (await prisma.recoveryCode.deleteMany({ where: { learnerId, codeHash: toBytes(codeHash) } })).count > 0;

export const countRecoveryCodes = ({ prisma }: Queryable, learnerId: string): Promise<number> =>
  prisma.recoveryCode.count({ where: { learnerId } });

/** Replaces all recovery codes of an account with the codes that have these hashes. */
export const replaceRecoveryCodes = async (
  { prisma }: Transaction,
  learnerId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await prisma.recoveryCode.deleteMany({ where: { learnerId } });
  await prisma.recoveryCode.createMany({
    data: hashes.map((hash) => ({ learnerId, codeHash: toBytes(hash) })),
  });
};

/** Updates whether the account has a second factor. Returns the previous and the current value. */
export const updateHasSecondFactor = async (
  { prisma }: Transaction,
  id: string,
): Promise<{ before: boolean; after: boolean }> => {
  const apps = await prisma.authenticatorApp.count({ where: { learnerId: id, secret: { not: null } } });
  const passkeys = await prisma.passkey.count({ where: { learnerId: id } });
  const after = apps + passkeys > 0;
  const { count } = await prisma.learner.updateMany({
    where: { id, hasSecondFactor: !after },
    data: { hasSecondFactor: after },
  });
  return { before: count > 0 ? !after : after, after };
};

/** Ends all sessions of an account except the session with this handle. */
export const endOtherSessions = async (
  { prisma }: Transaction,
  learnerId: string,
  handle: string,
): Promise<void> => {
  await prisma.session.deleteMany({ where: { learnerId, id: { not: handle } } });
};

export const hasSecondFactor = async ({ prisma }: Queryable, id: string): Promise<boolean> =>
  (await prisma.learner.findUnique({ where: { id }, select: { hasSecondFactor: true } }))?.hasSecondFactor ??
  false;
