import { maxDevices, type Device } from '@glossa/contract/devices';
import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `d.id, d.name, d.created_at AS "createdAt", d.last_seen_at AS "lastSeenAt",
  d.public_key IS NOT NULL AS "hasKey",
  (SELECT json_agg(json_build_object('id', u.id, 'title', p.title) ORDER BY p.title, u.id)
   FROM purchase_device pd JOIN purchase u ON u.id = pd.purchase_id AND u.revoked_at IS NULL
   JOIN product p ON p.id = u.product_id WHERE pd.device_id = d.id) AS purchases`;

interface Narrow {
  purchases: Device['purchases'] | null;
}

const sql = statements<QueryTypes, { list: Narrow; find: Narrow }>('purchasesDevices', {
  list: `SELECT ${columns} FROM learner_device d WHERE d.learner_id = $1 ORDER BY d.last_seen_at DESC, d.id LIMIT ${maxDevices}`,
  find: `SELECT ${columns} FROM learner_device d WHERE d.id = $1 AND d.learner_id = $2`,
  insert: `INSERT INTO learner_device (id, learner_id, name, public_key)
   SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM learner_device WHERE learner_id = $2) < ${maxDevices}`,
  update: `UPDATE learner_device SET name = coalesce($3, name), public_key = coalesce($4, public_key), last_seen_at = now()
   WHERE id = $1 AND learner_id = $2`,
});

export type DeviceRow = QueryTypes['find']['row'] & Narrow;

/** Identifies a device by its ID and learner. */
export interface DeviceId {
  id: string;
  learnerId: string;
}

/** Lists a learner's devices, most recently seen first. */
export const listDevices = (db: Queryable, learnerId: string): Promise<DeviceRow[]> =>
  many(db, sql.list, [learnerId]);

export const findDevice = (db: Queryable, { id, learnerId }: DeviceId): Promise<DeviceRow | undefined> =>
  first(db, sql.find, [id, learnerId]);

/** Inserts a device; returns false if the learner has too many. `publicKey` is a JWK as JSON. */
export const insertDevice = async (
  db: Queryable,
  { id, learnerId }: DeviceId,
  { name, publicKey }: { name: string; publicKey: string | null },
): Promise<boolean> => (await run(db, sql.insert, [id, learnerId, name, publicKey])) > 0;

/** Updates a device; fields that are null aren't changed. */
export const updateDevice = (
  db: Queryable,
  { id, learnerId }: DeviceId,
  { name, publicKey }: { name: string | null; publicKey: string | null },
): Promise<number> => run(db, sql.update, [id, learnerId, name, publicKey]);

/** Deletes a device; returns false if there is no such device. */
export const deleteDevice = async (db: Queryable, { id, learnerId }: DeviceId): Promise<boolean> =>
  (await db.prisma.learnerDevice.deleteMany({ where: { id, learnerId } })).count > 0;
