import type { Device, DeviceKey } from '@glossa/contract/devices';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Database, Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { checkDeviceKey } from '@glossa/protection/offline-copies/wrap-key';
import { ProtectionError } from '@glossa/protection/protection-error';

import * as queries from './queries.ts';
import type { DeviceId, DeviceRow } from './queries.ts';

/** Lists a learner's devices, most recently seen first. */
export const listDevices = async (db: Queryable, learnerId: string): Promise<Device[]> =>
  (await queries.listDevices(db, learnerId)).map(presentDevice);

/** Registers a device. @throws {Failure} `too_many_devices` */
export async function addDevice(
  db: Database,
  learnerId: string,
  { name, public_key: key }: { name: string; public_key?: DeviceKey | undefined },
): Promise<Device> {
  const id = newId();
  const isAdded = await queries.insertDevice(db, { id, learnerId }, { name, publicKey: serializeKey(key) });
  if (!isAdded) fail('too_many_devices');
  return getDevice(db, { id, learnerId });
}

/** Renames a device or changes its key. @throws {Failure} `device_not_found` */
export async function updateDevice(
  db: Database,
  id: DeviceId,
  { name, public_key: key }: { name?: string | undefined; public_key?: DeviceKey | undefined },
): Promise<Device> {
  await queries.updateDevice(db, id, { name: name ?? null, publicKey: serializeKey(key) });
  return getDevice(db, id);
}

/** Deletes a device and frees the slots it takes up in purchases. @throws {Failure} `device_not_found` */
export async function removeDevice(db: Database, id: DeviceId): Promise<void> {
  if (!(await queries.deleteDevice(db, id))) fail('device_not_found');
}

const presentDevice = (row: DeviceRow): Device => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  has_key: row.hasKey,
  purchases: row.purchases ?? [],
});

async function getDevice(db: Queryable, id: DeviceId): Promise<Device> {
  const row = await queries.findDevice(db, id);
  return row ? presentDevice(row) : fail('device_not_found');
}

/** Serializes a device key. @throws {Failure} `invalid_request` if no copy can be encrypted with it */
function serializeKey(key: DeviceKey | undefined): string | null {
  if (!key) return null;
  try {
    checkDeviceKey(key);
  } catch (error) {
    if (error instanceof ProtectionError) return failFields({ public_key: [messages.device_key_invalid] });
    throw error;
  }
  return JSON.stringify(key);
}
