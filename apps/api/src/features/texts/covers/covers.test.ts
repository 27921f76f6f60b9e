import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { removeTextCover, textCoverLimit, uploadTextCover } from '@glossa/contract/text-covers';
import { deleteText, trashText } from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import { getText, listTexts, listTrashedTexts } from '@glossa/contract/texts';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates a PNG of `width` × 1 pixels that consists only of a header. */
const png = (width = 1, size = 40): Blob => {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x01\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  return new Blob([head, new Uint8Array(size)]);
};
const uploadCover = (reader: Browser, id: string, image: Blob = png()) =>
  reader.call(uploadTextCover, { params: { id }, files: { image } });
const listStoredCovers = (): Promise<string[]> =>
  readdir(path.join(app.deps.config.dataDir, 'files', 'covers')).catch(() => []);

test('generates a cover with title and language for a text without an image', async () => {
  const reader = await signInLearner(app);
  const { id, imageUrl, image_source } = await createText(reader, { title: 'Fish & <chips>' });
  expect(image_source).toBe('generated');
  const cover = await reader.fetch(imageUrl);
  expect(cover.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(cover.headers.get('content-security-policy')).toContain("default-src 'none'");
  const drawing = await cover.text();
  expect(drawing).toContain('<title>Fish &#38; &#60;chips&#62;</title>');
  expect(drawing).toContain('English');
  expect(drawing).not.toContain('<chips>');
  expect(await (await reader.fetch(imageUrl)).text()).toBe(drawing);
  await reader.call(updateText, { params: { id }, body: { title: 'Another' } });
  expect(await (await reader.fetch(imageUrl)).text()).not.toBe(drawing);
});

test('shows an uploaded cover everywhere, but only to its owner', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  const { imageUrl } = await uploadCover(reader, id, new File([png()], 'page.html', { type: 'text/html' }));
  const coverResponse = await reader.fetch(imageUrl);
  expect(coverResponse.headers.get('content-type')).toBe('image/png');
  expect(coverResponse.headers.get('x-content-type-options')).toBe('nosniff');
  const expected = { id, imageUrl, image_source: 'own' };
  expect((await reader.call(listTexts, {})).results[0]).toMatchObject(expected);
  expect(await reader.call(getText, { params: { id } })).toMatchObject(expected);
  await reader.call(trashText, { params: { id } });
  expect((await reader.call(listTrashedTexts, {})).results[0]).toMatchObject(expected);
  const other = await signInLearner(app);
  expect((await other.fetch(imageUrl)).status).toBe(404);
  expect((await app.visitor().fetch(imageUrl)).status).toBe(401);
  await expect(uploadCover(other, id)).rejects.toMatchObject({ code: 'text_not_found' });
  await expect(other.call(removeTextCover, { params: { id } })).rejects.toMatchObject({
    code: 'text_not_found',
  });
});

test('deletes a cover’s file when the cover is replaced or removed, or its text is deleted', async () => {
  const reader = await signInLearner(app);
  const before = (await listStoredCovers()).length;
  const { id } = await createText(reader);
  const first = await uploadCover(reader, id);
  const second = await uploadCover(reader, id, png(2));
  expect(second.imageUrl).not.toBe(first.imageUrl);
  expect(await listStoredCovers()).toHaveLength(before + 1);
  expect(await reader.call(removeTextCover, { params: { id } })).toMatchObject({ image_source: 'generated' });
  expect(await listStoredCovers()).toHaveLength(before);
  expect((await reader.fetch(second.imageUrl)).headers.get('content-type')).toContain('svg');
  await uploadCover(reader, id);
  await reader.call(trashText, { params: { id } });
  await reader.call(deleteText, { params: { id } });
  expect(await listStoredCovers()).toHaveLength(before);
});

test.each([
  [
    'a drawing that may hold scripts',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
    'not_a_picture',
  ],
  [
    'a text file with the name of an image',
    new File(['hello'], 'a.png', { type: 'image/png' }),
    'not_a_picture',
  ],
  ['too many bytes', png(1, textCoverLimit), 'payload_too_large'],
  ['too many pixels', png(10_000), 'payload_too_large'],
])('rejects %s and keeps the previous cover', async (_, image, code) => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  const { imageUrl } = await uploadCover(reader, id);
  await expect(uploadCover(reader, id, image)).rejects.toMatchObject({ code });
  expect(await reader.call(getText, { params: { id } })).toMatchObject({ imageUrl });
});

test('keeps only one file when two covers are uploaded concurrently', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  const before = (await listStoredCovers()).length;
  await Promise.all([uploadCover(reader, id), uploadCover(reader, id, png(2))]);
  expect(await listStoredCovers()).toHaveLength(before + 1);
  const { imageUrl } = await reader.call(getText, { params: { id } });
  expect((await reader.fetch(imageUrl)).status).toBe(200);
});
