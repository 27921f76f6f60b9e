import { createDecipheriv, generateKeyPairSync } from 'node:crypto';

import { addDevice, updateDevice } from '@glossa/contract/devices';
import { downloadOfflineCopy, offlineKeyHeader } from '@glossa/contract/purchases';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

async function createBuyer(terms: Partial<Parameters<typeof createPurchase>[1]> = {}) {
  const learner = await createLearner(app, { accountType: 'shop_client' });
  const purchase = await createPurchase(app, { buyer: learner, ...terms });
  const buyer = await signInLearner(app, learner);
  const { id: device } = await buyer.call(addDevice, { body: { name: 'Laptop' } });
  const createCopy = (device_id = device) =>
    buyer.fetch(`/api/shop/my-purchases/${purchase.id}/offline/`, {
      method: 'POST',
      headers: { ...buyer.csrfHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ device_id }),
    });
  const codeOf = async (device_id?: string) =>
    ((await (await createCopy(device_id)).json()) as { code: string }).code;
  return { buyer, purchase, device, createCopy, codeOf };
}

test('returns the watermarked text encrypted with the key from the header', async () => {
  const { createCopy } = await createBuyer({ encryption: 'standard' });
  const response = await createCopy();
  expect(response.status).toBe(200);
  const contentKey = JSON.parse(response.headers.get(offlineKeyHeader) ?? '') as {
    level: string;
    key: string;
  };
  expect(contentKey.level).toBe('standard');
  const bytes = Buffer.from(await response.arrayBuffer());
  const nonce = Buffer.concat([bytes.subarray(24, 32), Buffer.alloc(4)]);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(contentKey.key, 'base64url'), nonce);
  decipher.setAAD(Buffer.concat([bytes.subarray(0, 32), Buffer.from([0, 0, 0, 0, 1])]));
  decipher.setAuthTag(bytes.subarray(-16));
  const content = decipher.update(bytes.subarray(32, -16)).toString() + decipher.final().toString();
  expect(content).toContain('The fox saw the grapes.');
  expect(content).toContain('Ada Reader');
});

test('requires a device key for a premium copy and wraps the content key with it', async () => {
  const { buyer, device, createCopy, codeOf } = await createBuyer({ encryption: 'premium' });
  expect(await codeOf()).toBe('device_key_required');
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const jwk = publicKey.export({ format: 'jwk' }) as { kty: 'RSA'; n: string; e: 'AQAB' };
  await buyer.call(updateDevice, { params: { id: device }, body: { public_key: jwk } });
  const contentKey = JSON.parse((await createCopy()).headers.get(offlineKeyHeader) ?? '') as { key: string };
  expect(Buffer.from(contentKey.key, 'base64url')).toHaveLength(384);
});

test('rejects an offline copy if the terms forbid it, access has expired or the device limit is reached', async () => {
  expect(await (await createBuyer({ allowOffline: false })).codeOf()).toBe('offline_not_allowed');
  expect(await (await createBuyer({ expiresAt: new Date(Date.now() - 1000) })).codeOf()).toBe(
    'purchase_ended',
  );
  const { buyer, createCopy, codeOf } = await createBuyer({ maxDevices: 1 });
  expect((await createCopy()).status).toBe(200);
  const { id } = await buyer.call(addDevice, { body: { name: 'Phone' } });
  expect(await codeOf(id)).toBe('device_limit');
  const { codeOf: other } = await createBuyer();
  expect(await other(id)).toBe('device_not_found');
});

test('rejects an offline copy of another buyer’s purchase', async () => {
  const { purchase } = await createBuyer();
  const other = await signInLearner(app);
  const { id } = await other.call(addDevice, { body: { name: 'Elsewhere' } });
  const input = { params: { id: purchase.id }, body: { device_id: id } };
  await expect(other.call(downloadOfflineCopy, input)).rejects.toMatchObject({ code: 'purchase_not_found' });
});
