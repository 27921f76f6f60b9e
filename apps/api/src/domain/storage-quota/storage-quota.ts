import { fail } from '@glossa/contract/failure';
import type { StorageUse } from '@glossa/contract/storage';
import type { Database, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import type { StorageConfig } from '#config/storage.ts';
import { measureDisk, type DiskConfig } from '#domain/uploads/disk-space.ts';
import * as queries from './queries.ts';

export interface QuotaDeps {
  db: Database;
  config: { dataDir: string; storage: StorageConfig };
}

export type CountDeps = Pick<QuotaDeps, 'db'> & { config: Pick<QuotaDeps['config'], 'storage'> };

/** Seconds without upload progress after which a reservation expires; unfinished files are kept for the same time. */
const expiry = { upload: 48 * 3600, request: 24 * 3600 };

/** Maximum number of an account's uploads that are open at the same time. */
const maxOpenUploads = 50;

/** A request to reserve space for an upload. */
interface Wish {
  /** ID of the reservation. A resumable upload passes its own ID; by default, a new one is generated. */
  id?: string;
  ownerId: string;
  bytes: number;
  /** If fewer bytes than this are free, the upload is refused; `bytes` by default. */
  atLeast?: number;
  /** Determines the expiry, because resumable uploads are kept longer than requests. */
  kind: keyof typeof expiry;
}

/**
 * Returns the bytes that an account may use; null if there is no limit, as for staff, who upload for the whole site.
 */
async function findLimit({ db, config }: CountDeps, ownerId: string): Promise<number | null> {
  const account = await queries.findAccount(db, ownerId);
  return account ? limitOf(config.storage, account) : 0;
}

/** Returns the bytes that a plan includes; null if there is no limit. */
const limitOf = (
  { quotas }: Pick<StorageConfig, 'quotas'>,
  { plan, isStaff }: { plan: keyof StorageConfig['quotas']; isStaff: boolean },
): number | null => (isStaff ? null : quotas[plan]);

/**
 * Reserves space before the first byte is read, so that concurrent uploads never exceed the available space. Returns
 * the reservation's ID and its size in bytes, which may be less than requested but not less than `atLeast`.
 * @throws {Failure} storage_quota_exceeded, server_storage_full; rate_limited when too many uploads are open
 */
export async function reserve(
  { db, config }: QuotaDeps,
  { id = newId(), ownerId, bytes, atLeast = bytes, kind }: Wish,
): Promise<{ id: string; bytes: number }> {
  const { totalBytes, minFreeBytes } = config.storage;
  const limit = await findLimit({ db, config }, ownerId);
  const free = await measureDisk(config.dataDir);
  return db.transaction(async (tx) => {
    const used = await queries.lockUse(tx, ownerId);
    const reserved = await queries.sumReserved(tx, ownerId, id);
    if (reserved.count >= maxOpenUploads) fail('rate_limited', { retryAfter: 60 });
    const left = limit === null ? bytes : Math.max(0, limit - used - reserved.bytes);
    if (limit !== null && atLeast > left) fail('storage_quota_exceeded', { storage: { used, limit } });
    const granted = Math.min(bytes, left);
    const all = await queries.lockTotal(tx, id);
    const isOverTotal = totalBytes !== null && all.usedBytes + all.reservedBytes + granted > totalBytes;
    if (isOverTotal || free - all.unwrittenBytes - granted < minFreeBytes) fail('server_storage_full');
    await queries.putReservation(tx, { id, learnerId: ownerId, bytes: granted, seconds: expiry[kind] });
    return { id, bytes: granted };
  });
}

/** Extends the reservation of a resumable upload that makes progress. Returns false if it has expired. */
export const renew = (
  { db }: Pick<QuotaDeps, 'db'>,
  { id, ownerId, writtenBytes }: { id: string; ownerId: string; writtenBytes: number },
): Promise<boolean> =>
  queries.renewReservation(db, { id, learnerId: ownerId, writtenBytes, seconds: expiry.upload });

/** Releases the unused part of a reservation. */
export const release = ({ db }: Pick<QuotaDeps, 'db'>, id: string): Promise<void> =>
  queries.deleteReservation(db, id);

/** A file to count. */
interface NewFile extends queries.CountedFile {
  /** The reservation that the file was uploaded under. */
  reservation?: string | undefined;
  /** Whether to count the file even above the limit, because the server created it from another file. */
  always?: boolean;
}

/**
 * Counts a file toward its owner's quota and subtracts it from its reservation. If the key is already counted, the new
 * file replaces the old one.
 * @throws {Failure} storage_quota_exceeded
 */
export async function countFile(
  { db, config }: CountDeps,
  { reservation, always = false, ...file }: NewFile,
): Promise<void> {
  const { learnerId, key, bytes } = file;
  const limit = always ? null : await findLimit({ db, config }, learnerId);
  await db.transaction(async (tx) => {
    const used = await queries.lockUse(tx, learnerId);
    const before = await queries.findFile(tx, key);
    const addedBytes = bytes - (before?.learnerId === learnerId ? before.bytes : 0);
    if (limit !== null) await checkLimit(tx, { learnerId, used, limit, addedBytes, reservation });
    if (reservation) await queries.useReservation(tx, reservation, bytes);
    await queries.putFile(tx, file, addedBytes);
  });
}

/**
 * Requires that the bytes fit in the space that isn't used or reserved.
 * @throws {Failure} storage_quota_exceeded otherwise
 */
async function checkLimit(
  tx: Transaction,
  {
    learnerId,
    used,
    limit,
    addedBytes,
    reservation,
  }: { learnerId: string; used: number; limit: number; addedBytes: number; reservation: string | undefined },
): Promise<void> {
  const others = await queries.sumReserved(tx, learnerId, reservation);
  if (addedBytes > 0 && used + others.bytes + addedBytes > limit) {
    fail('storage_quota_exceeded', { storage: { used, limit } });
  }
}

/** Frees the bytes of a removed file; does nothing if it isn't counted. */
export async function forgetFile({ db }: Pick<QuotaDeps, 'db'>, key: string): Promise<void> {
  const file = await queries.findFile(db, key);
  if (!file) return;
  await db.transaction(async (tx) => {
    await queries.lockUse(tx, file.learnerId);
    await queries.deleteFile(tx, { key, learnerId: file.learnerId });
  });
}

/** Returns how much space an account uses, by kind, and how much it may use. */
export async function getStorageUse(deps: QuotaDeps, ownerId: string): Promise<StorageUse> {
  const { db } = deps;
  const [limit, use, kinds] = await Promise.all([
    findLimit(deps, ownerId),
    queries.findUse(db, ownerId),
    queries.sumByKind(db, ownerId),
  ]);
  return { used: use.usedBytes, reserved: use.reservedBytes, limit, kinds };
}

/**
 * Checks that the disk has room for one of the server's own files, such as an export, beyond the minimum to leave free.
 * @throws {Failure} server_storage_full
 */
export async function checkFreeDisk({ config }: { config: DiskConfig }, bytes: number): Promise<void> {
  if ((await measureDisk(config.dataDir)) - bytes < config.storage.minFreeBytes) fail('server_storage_full');
}
