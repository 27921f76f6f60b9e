import type { ApiError } from '@glossa/contract/client';
import { downloadPurchase, getPurchase } from '@glossa/contract/purchases';
import { addDevice, listDevices, removeDevice } from '@glossa/contract/devices';
import { readTextWatermark } from '@glossa/protection/watermarks/trace';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const day = 86_400_000;

async function createBuyer(terms: Partial<Parameters<typeof createPurchase>[1]> = {}) {
  const learner = await createLearner(app, { accountType: 'shop_client' });
  const purchase = await createPurchase(app, { buyer: learner, ...terms });
  const buyer = await signInLearner(app, learner);
  const params = { id: purchase.id };
  const download = (device_id?: string) => buyer.call(downloadPurchase, { params, body: { device_id } });
  const registerDevice = async (name: string) => (await buyer.call(addDevice, { body: { name } })).id;
  return { buyer, purchase, params, download, device: registerDevice };
}
const get = (url: string, headers: Record<string, string> = {}) => fetch(app.url + url, { headers });

test('adds a visible and an invisible watermark with the buyer and the order to a download', async () => {
  const { purchase, download } = await createBuyer();
  const { files, download_count: count } = await download();
  expect(count).toBe(1);
  expect(files).toMatchObject([{ name: 'The fox.txt', format: 'txt' }]);
  const response = await get(files[0]?.url ?? '');
  expect(response.headers.get('content-disposition')).toContain('The fox.txt');
  const content = await response.text();
  const order = String(purchase.orderNumber).padStart(6, '0');
  expect(content).toContain(`Ada Reader · ${order}`);
  expect(content).toContain('The fox saw the grapes.');
  expect(readTextWatermark(content)).toEqual([order]);
});

test('serves ranges of the same copy and counts them as one download', async () => {
  const { buyer, params, download } = await createBuyer();
  const url = (await download()).files[0]?.url ?? '';
  const content = new Uint8Array(await (await get(url)).arrayBuffer());
  const first = await get(url, { range: 'bytes=0-9' });
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe(`bytes 0-9/${content.length}`);
  const rest = await get(url, { range: 'bytes=10-', 'if-range': first.headers.get('etag') ?? '' });
  const joined = [...new Uint8Array(await first.arrayBuffer()), ...new Uint8Array(await rest.arrayBuffer())];
  expect(joined).toEqual([...content]);
  expect((await get(url, { range: `bytes=${content.length}-` })).status).toBe(416);
  expect((await buyer.call(getPurchase, { params })).download_count).toBe(1);
});

test('grants the last remaining download to only one of several concurrent requests', async () => {
  const { buyer, params, download } = await createBuyer({ maxDownloads: 2, downloadCount: 1 });
  const codes = await Promise.all(
    Array.from({ length: 6 }, () =>
      download().then(
        () => 'granted',
        ({ code }: ApiError) => code,
      ),
    ),
  );
  expect(codes.sort()).toEqual([...Array.from({ length: 5 }, () => 'downloads_spent'), 'granted']);
  expect((await buyer.call(getPurchase, { params })).download_count).toBe(2);
});

test('limits a protected purchase to the allowed number of devices until one is removed', async () => {
  const { buyer, download, device } = await createBuyer({ encryption: 'standard', maxDevices: 2 });
  await expect(download()).rejects.toMatchObject({ status: 400, code: 'device_required' });
  const [laptop, phone, tablet] = [await device('Laptop'), await device('Phone'), await device('Tablet')];
  await download(laptop);
  await download(phone);
  await download(laptop);
  await expect(download(tablet)).rejects.toMatchObject({ status: 409, code: 'device_limit' });
  const { results } = await buyer.call(listDevices, {});
  expect(results.find(({ id }) => id === laptop)?.purchases).toMatchObject([{ title: 'The fox' }]);
  await buyer.call(removeDevice, { params: { id: phone } });
  expect((await download(tablet)).download_count).toBe(4);
});

test('gives the last device slot to only one of several concurrent requests', async () => {
  const { download, device } = await createBuyer({ encryption: 'basic', maxDevices: 1 });
  const ids = [await device('One'), await device('Two'), await device('Three')];
  const outcomes = await Promise.allSettled(ids.map((id) => download(id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('refuses to use or remove another account’s device', async () => {
  const { download } = await createBuyer();
  const other = await signInLearner(app);
  const { id } = await other.call(addDevice, { body: { name: 'Elsewhere' } });
  await expect(download(id)).rejects.toMatchObject({ status: 404, code: 'device_not_found' });
  const { buyer } = await createBuyer();
  await expect(buyer.call(removeDevice, { params: { id } })).rejects.toMatchObject({
    code: 'device_not_found',
  });
});

test('rejects a download link that is forged, expired or for a revoked purchase', async () => {
  const { params, purchase, download } = await createBuyer();
  const url = (await download()).files[0]?.url ?? '';
  const fetchCode = async (fileUrl: string) => ((await (await get(fileUrl)).json()) as { code: string }).code;
  expect(await fetchCode(url.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A')))).toBe(
    'download_expired',
  );
  const { prisma } = app.deps.db;
  await prisma.downloadGrant.updateMany({
    where: { purchaseId: purchase.id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
  expect(await fetchCode(url)).toBe('download_expired');
  await prisma.purchase.update({ where: params, data: { revokedAt: new Date() } });
  expect(await fetchCode(url)).toBe('purchase_ended');
});

test('refuses to download a purchase that has expired or belongs to another buyer', async () => {
  const { download, params } = await createBuyer({ expiresAt: new Date(Date.now() - day) });
  await expect(download()).rejects.toMatchObject({ status: 403, code: 'purchase_ended' });
  const other = await signInLearner(app);
  await expect(other.call(downloadPurchase, { params, body: {} })).rejects.toMatchObject({
    status: 404,
    code: 'purchase_not_found',
  });
});
