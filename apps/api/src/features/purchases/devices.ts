import { mostDevices, type Device, type DeviceKey } from '@glossa/contract/devices';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Database, Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { checkDeviceKey } from '@glossa/protection/offline-copies/wrap-key';
import { ProtectionProblem } from '@glossa/protection/protection-problem';

import type { QueryTypes } from './devices.types.ts';

const columns = `d.id, d.name, d.created_at AS "createdAt", d.last_seen_at AS "lastSeenAt",
  d.public_key IS NOT NULL AS "hasKey",
  (SELECT json_agg(json_build_object('id', u.id, 'title', p.title) ORDER BY p.title, u.id)
   FROM purchase_device pd JOIN purchase u ON u.id = pd.purchase_id AND u.revoked_at IS NULL
   JOIN product p ON p.id = u.product_id WHERE pd.device_id = d.id) AS purchases`;

interface Narrow {
  purchases: Device['purchases'] | null;
}

export const sql = statements<QueryTypes, { list: Narrow; find: Narrow }>('purchasesDevices', {
  list: `SELECT ${columns} FROM learner_device d WHERE d.learner_id = $1 ORDER BY d.last_seen_at DESC, d.id LIMIT ${mostDevices}`,
  find: `SELECT ${columns} FROM learner_device d WHERE d.id = $1 AND d.learner_id = $2`,
  add: `INSERT INTO learner_device (id, learner_id, name, public_key)
   SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM learner_device WHERE learner_id = $2) < ${mostDevices}`,
  change: `UPDATE learner_device SET name = coalesce($3, name), public_key = coalesce($4, public_key), last_seen_at = now()
   WHERE id = $1 AND learner_id = $2`,
  remove: 'DELETE FROM learner_device WHERE id = $1 AND learner_id = $2',
});

interface DeviceKeyOf {
  id: string;
  learnerId: string;
}
interface DeviceChange {
  name?: string | undefined;
  public_key?: DeviceKey | undefined;
}

const present = (row: QueryTypes['find']['row'] & Narrow): Device => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  has_key: row.hasKey,
  purchases: row.purchases ?? [],
});

/** Serializes a device key. @throws {Failure} `invalid_request` when no copy can be encrypted with it */
function keyText(key: DeviceKey | undefined): string | null {
  if (!key) return null;
  try {
    checkDeviceKey(key);
  } catch (error) {
    if (error instanceof ProtectionProblem) return failFields({ public_key: [messages.device_key_invalid] });
    throw error;
  }
  return JSON.stringify(key);
}

async function shown(db: Queryable, { id, learnerId }: DeviceKeyOf): Promise<Device> {
  const row = await first(db, sql.find, [id, learnerId]);
  return row ? present(row) : fail('device_not_found');
}

/** Lists a learner's devices, most recently seen first. */
export const listDevicesOf = async (db: Queryable, learnerId: string): Promise<Device[]> =>
  (await many(db, sql.list, [learnerId])).map(present);

/** Registers a device. @throws {Failure} `too_many_devices` */
export async function addDeviceOf(
  db: Database,
  learnerId: string,
  { name, public_key: key }: { name: string } & DeviceChange,
): Promise<Device> {
  const id = newId();
  if ((await run(db, sql.add, [id, learnerId, name, keyText(key)])) === 0) fail('too_many_devices');
  return shown(db, { id, learnerId });
}

/** Renames a device or changes its key. @throws {Failure} `device_not_found` */
export async function changeDevice(
  db: Database,
  { id, learnerId }: DeviceKeyOf,
  { name, public_key: key }: DeviceChange,
): Promise<Device> {
  await run(db, sql.change, [id, learnerId, name ?? null, keyText(key)]);
  return shown(db, { id, learnerId });
}

/** Deletes a device and frees its device slots. @throws {Failure} `device_not_found` */
export async function removeDeviceOf(db: Database, { id, learnerId }: DeviceKeyOf): Promise<void> {
  if ((await run(db, sql.remove, [id, learnerId])) === 0) fail('device_not_found');
}
