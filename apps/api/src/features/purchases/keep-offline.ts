import { Readable } from 'node:stream';

import { fail } from '@glossa/contract/failure';
import { offlineKeyHeader } from '@glossa/contract/purchases';
import { packOffline, type OfflineTerms } from '@glossa/protection/offline-copies/pack-offline';
import { watermarkText } from '@glossa/protection/watermarks/watermark-text';

import type { Deps } from '#deps.ts';
import { FileAnswer } from '#http/route.ts';
import { markOf } from './copies/mark-of.ts';
import { insertGrant, placeDevice } from './download-queries.ts';
import { findForOffline, readDocument, type OfflineRow } from './offline-queries.ts';
import { holdPurchase, type PurchaseKey } from './queries.ts';

/** Returns the encryption terms of the copy; unprotected purchases get the basic level. */
function termsOf({ encryption, publicKey }: OfflineRow): OfflineTerms {
  if (encryption !== 'premium') return { level: encryption === 'standard' ? 'standard' : 'basic' };
  return { level: 'premium', devicePublicKeyJwk: publicKey ?? fail('device_key_required') };
}

/**
 * Packs the text of a purchase for one device, which takes a device slot. The key is not stored on the server.
 * @throws {Failure} `purchase_not_found`, `purchase_ended`, `offline_not_allowed`, or a device error
 */
export async function keepOffline(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: PurchaseKey,
  deviceId: string,
): Promise<{ file: FileAnswer; headers: Record<string, string> }> {
  const now = clock();
  const row = await db.transaction(async (tx) => {
    if (!(await holdPurchase(tx, key))) fail('purchase_not_found');
    const found = (await findForOffline(tx, key, { deviceId, now })) ?? fail('purchase_not_found');
    if (found.isExpired) fail('purchase_ended');
    if (!found.allowOffline || found.documentId === null) fail('offline_not_allowed');
    const placed = await placeDevice(tx, key, { deviceId, maxDevices: found.maxDevices, now });
    if (placed !== 'placed') fail(placed);
    termsOf(found);
    await insertGrant(tx, { purchaseId: key.id, deviceId, kind: 'offline', now, until: now });
    return { ...found, documentId: found.documentId };
  });
  const content = watermarkText(await readDocument(db, row.documentId), markOf(row));
  const packed = packOffline(Readable.from([Buffer.from(content)]), termsOf(row));
  return {
    file: new FileAnswer({
      name: `${key.id}.copy`,
      type: 'application/octet-stream',
      content: packed.content,
    }),
    headers: { [offlineKeyHeader]: JSON.stringify(packed.key) },
  };
}
