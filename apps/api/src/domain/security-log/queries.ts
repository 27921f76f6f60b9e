import type { Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';

/** A row of the security log to insert. */
export interface NewEventRow {
  kind: string;
  outcome: string;
  reason: string;
  learnerId: string | null;
  alias: string;
  actorKind: 'self' | 'user' | 'operator';
  actorId: string | null;
  address: string;
  userAgent: string;
  detail: Record<string, unknown>;
  /** Events with the same key are recorded once. */
  onceKey: string | null;
}

/** Inserts an event. Returns false when an event with the same `onceKey` exists. */
export const insertEvent = async (db: Queryable, { detail, ...row }: NewEventRow): Promise<boolean> => {
  const data = { id: newId(), ...row, detail: detail as Prisma.InputJsonObject };
  return (await db.prisma.securityEvent.createMany({ data: [data], skipDuplicates: true })).count > 0;
};

/**
 * Replaces an account with an alias in its events, and removes its ID from events that it caused for other accounts.
 * Clears the address and user agent of all events that it caused.
 */
export async function replaceAccount(
  tx: Queryable,
  { learnerId, alias }: { learnerId: string; alias: string },
): Promise<void> {
  await tx.prisma.securityEvent.updateMany({
    where: { learnerId, actorKind: 'self' },
    data: { address: '', userAgent: '' },
  });
  await tx.prisma.securityEvent.updateMany({
    where: { learnerId },
    data: { learnerId: null, alias, onceKey: null },
  });
  await tx.prisma.securityEvent.updateMany({
    where: { actorId: learnerId },
    data: { actorId: null, address: '', userAgent: '' },
  });
}

/** Deletes events that are older than `days`, and devices that have not been used for a year. */
export async function deleteOldEvents(db: Queryable, now: Date, days: number): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000);
  await db.prisma.securityEvent.deleteMany({ where: { createdAt: { lt: daysAgo(days) } } });
  await db.prisma.knownDevice.deleteMany({ where: { lastUsedAt: { lt: daysAgo(365) } } });
}

/**
 * Records that an account was used on a device. The caller must hold a lock on the account's row.
 * @returns whether the device was known, whether the owner has removed it from the list, and whether the account has or
 * had other devices
 */
export async function rememberDevice(
  tx: Queryable,
  device: { learnerId: string; deviceHash: Uint8Array<ArrayBuffer>; userAgent: string; address: string },
): Promise<{ wasKnown: boolean; wasForgotten: boolean; hasOthers: boolean }> {
  const { learnerId, deviceHash, ...usage } = device;
  const where = { learnerId_deviceHash: { learnerId, deviceHash } };
  const before = await tx.prisma.knownDevice.findUnique({ where, select: { forgottenAt: true } });
  await tx.prisma.knownDevice.upsert({
    where,
    create: { id: newId(), learnerId, deviceHash, ...usage },
    update: { ...usage, lastUsedAt: new Date(), forgottenAt: null },
  });
  const others = await tx.prisma.knownDevice.count({ where: { learnerId, NOT: { deviceHash } }, take: 1 });
  const wasForgotten = before !== null && before.forgottenAt !== null;
  return { wasKnown: before !== null && !wasForgotten, wasForgotten, hasOthers: others > 0 };
}
