import type { Database, Queryable } from '@glossa/db/database';

/** A session without its secret. */
export interface SessionRow {
  id: string;
  userAgent: string;
  address: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Lists a user's open sessions, newest first. */
export const listSessions = (db: Database, learnerId: string): Promise<SessionRow[]> =>
  db.prisma.session.findMany({
    where: { learnerId, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, address: true, createdAt: true, expiresAt: true },
  });

/** Deletes one of the user's sessions. Returns false when there is no such session. */
export const deleteSession = async (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => (await db.prisma.session.deleteMany({ where: { id, learnerId } })).count > 0;

export interface SignInRow {
  id: string;
  outcome: string;
  reason: string;
  userAgent: string;
  address: string;
  detail: unknown;
  createdAt: Date;
}

/** Lists an account's 20 latest sign-in attempts, newest first. */
export const listSignIns = (db: Database, learnerId: string): Promise<SignInRow[]> =>
  db.prisma.securityEvent.findMany({
    where: { learnerId, kind: 'sign_in' },
    orderBy: { id: 'desc' },
    take: 20,
    select: {
      id: true,
      outcome: true,
      reason: true,
      userAgent: true,
      address: true,
      detail: true,
      createdAt: true,
    },
  });

/** A browser that has signed in to an account. */
export interface DeviceRow {
  id: string;
  deviceHash: Uint8Array;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Lists the 50 most recently used devices of an account, latest first. */
export const listDevices = (db: Database, learnerId: string): Promise<DeviceRow[]> =>
  db.prisma.knownDevice.findMany({
    where: { learnerId, forgottenAt: null },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: 50,
    select: {
      id: true,
      deviceHash: true,
      userAgent: true,
      address: true,
      createdAt: true,
      lastUsedAt: true,
    },
  });

/** Forgets one of the user's devices. Returns false when there is no such device. */
export const forgetDevice = async (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => {
  const where = { id, learnerId, forgottenAt: null };
  return (await db.prisma.knownDevice.updateMany({ where, data: { forgottenAt: new Date() } })).count > 0;
};

/** Forgets all devices of an account except the device with this hash. */
export const forgetOtherDevices = async (
  tx: Queryable,
  { learnerId, deviceHash }: { learnerId: string; deviceHash: Uint8Array<ArrayBuffer> },
): Promise<void> => {
  const where = { learnerId, NOT: { deviceHash }, forgottenAt: null };
  await tx.prisma.knownDevice.updateMany({ where, data: { forgottenAt: new Date() } });
};
