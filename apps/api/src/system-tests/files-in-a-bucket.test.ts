import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addDevice } from '@glossa/contract/devices';
import { downloadPurchase, listMyPurchases } from '@glossa/contract/purchases';
import { deleteText, trashText } from '@glossa/contract/text-places';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { s3Storage } from '@glossa/storage/s3-storage';
import { startBucketServer } from '@glossa/storage/testing/bucket-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { fillAccount } from '#testing/factories/full-account.ts';
import { createProduct } from '#testing/factories/product.ts';
import { runGlossaProcess } from '#testing/glossa-process.ts';
import { createSecondSite } from '#testing/second-site.ts';
import { demoShop, order, payInDemo, waiveAll } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startBucketServer();
afterAll(() => server.close());
const environment = {
  S3_BUCKET: server.options.bucket,
  S3_ENDPOINT: server.options.endpoint,
  S3_ACCESS_KEY_ID: server.options.accessKeyId,
  S3_SECRET_ACCESS_KEY: server.options.secretAccessKey,
  S3_PREFIX: 'glossa/',
};
const app = startTestApp({ ...demoShop, ...environment });
const bucket = s3Storage({ ...server.options, prefix: 'glossa/' });

async function listKeys(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list(prefix)) keys.push(key);
  return keys;
}

let reader: Browser & { learnerId: string };
beforeAll(async () => {
  reader = await signInLearner(app);
  await fillAccount(app, reader);
  const { id } = await order(reader, { product_ids: [(await createProduct(app)).id] });
  await payInDemo(reader, id);
  await waiveAll(reader, id);
}, 300_000);

test('stores uploads in the bucket and nothing on disk', async () => {
  for (const kind of ['audio/', 'videos/', 'products/']) {
    expect([kind, (await listKeys(kind)).length > 0]).toEqual([kind, true]);
  }
  expect(await readdir(path.join(app.deps.config.dataDir, 'files')).catch(() => [])).toEqual([]);
});

test('serves ranges of a processed video', async () => {
  const { results } = await reader.call(listVideos, { query: {} });
  const videoResponse = await reader.fetch(`/media/videos/${results[0]?.id}/file`, {
    headers: { range: 'bytes=4-7' },
  });
  expect(videoResponse.status).toBe(206);
  expect(await videoResponse.text()).toBe('ftyp');
});

test('serves a purchased file decrypted', async () => {
  const { results } = await reader.call(listMyPurchases, { query: {} });
  const { id: device_id } = await reader.call(addDevice, { body: { name: 'A phone' } });
  const { files } = await reader.call(downloadPurchase, {
    params: { id: results[0]?.id ?? '' },
    body: { device_id },
  });
  const copy = await fetch(app.url + (files[0]?.url ?? ''));
  expect(await copy.text()).toContain('The fox saw the grapes.');
});

test('restores a backup of a bucket to a site that stores files on disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-backups-'));
  const backedUp = await runGlossaProcess(app.deps.config, ['backup', folder], { environment });
  expect(backedUp).toMatchObject({ code: 0 });
  const second = await createSecondSite(app);
  const [name = ''] = await readdir(folder);
  const restored = await runGlossaProcess(second, ['restore', path.join(folder, name)]);
  expect(restored).toMatchObject({ code: 0 });
  const filesOnDisk = await readdir(path.join(second.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(filesOnDisk.filter((entry) => entry.isFile())).toHaveLength((await listKeys('')).length);
  await second.remove();
  await rm(folder, { recursive: true });
}, 300_000);

test('deletes a text’s audio from the bucket when the text is permanently deleted', async () => {
  const before = await listKeys('audio/');
  const { results } = await reader.call(listTexts, { query: {} });
  const { id = '' } = results.find(({ title }) => title === 'A fable') ?? {};
  await reader.call(trashText, { params: { id } });
  await reader.call(deleteText, { params: { id } });
  expect(await listKeys('audio/')).toHaveLength(before.length - 1);
});
