import { imageFileLimit, removeWordImage, uploadWordImage } from '@glossa/contract/word-images';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, deleteWord, getWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates a GIF of `width` × 1 pixels that consists only of a header. */
const gif = (width = 1, size = 40): Blob => {
  const head = Buffer.from('GIF89a\0\0\x01\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  return new Blob([head, new Uint8Array(size)]);
};
const uploadImage = (reader: Browser, id: number, image: Blob = gif()) =>
  reader.call(uploadWordImage, { params: { id }, files: { image } });
const saveWord = async (reader: Browser, text: string) =>
  (
    await reader.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 2, translation: 'x' },
    })
  ).word;
const fetchImage = (browser: Browser, address: string | null) => browser.fetch(address ?? '/none');

test('serves a word’s image with its actual media type, to its learner only', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'fox');
  const { word } = await uploadImage(reader, id, new File([gif()], 'page.html', { type: 'text/html' }));
  expect(word).toMatchObject({ knowledge_level: 2, translation: 'x' });
  expect(await reader.call(getWord, { params: { id } })).toMatchObject({ image: word.image });
  const imageResponse = await fetchImage(reader, word.image);
  expect(imageResponse.status).toBe(200);
  expect(Object.fromEntries(imageResponse.headers)).toMatchObject({
    'content-type': 'image/gif',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const other = await signInLearner(app);
  await saveWord(other, 'fox');
  expect((await fetchImage(other, word.image)).status).toBe(404);
  expect((await fetchImage(app.visitor(), word.image)).status).toBe(401);
});

test('adds a word from a text at level 1 when an image is uploaded, and rejects words not yet encountered', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  await createText(reader, { text: 'A pictured heron.' });
  const { id } = await saveWord(other, 'heron');
  expect((await uploadImage(reader, id)).word).toMatchObject({ knowledge_level: 1 });
  await expect(uploadImage(await signInLearner(app), id)).rejects.toMatchObject({ code: 'word_not_found' });
  expect((await reader.call(removeWordImage, { params: { id } })).word).toMatchObject({ image: null });
  const importer = await signInLearner(app);
  await createText(importer, { text: 'A bare heron.' });
  expect(await importer.call(removeWordImage, { params: { id } })).toMatchObject({
    word: { knowledge_level: 0 },
    undo: null,
  });
});

test('undoes replacing an image, removing it and deleting the word', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'hen');
  const first = (await uploadImage(reader, id)).word.image;
  const second = await uploadImage(reader, id, gif(2));
  expect(second.word.image).not.toBe(first);
  const undo = (token: string | null) => reader.call(undoWords, { body: { token: token as string } });
  const present = async () => (await reader.call(getWord, { params: { id } })).image;
  const expectImage = async (address: string | null) => {
    expect(await present()).toBe(address);
    expect((await fetchImage(reader, address)).status).toBe(200);
  };
  const removal = await reader.call(removeWordImage, { params: { id } });
  expect(removal.word.image).toBeNull();
  await undo(removal.undo);
  await expectImage(second.word.image);
  await undo((await reader.call(deleteWord, { params: { id } })).undo);
  await expectImage(second.word.image);
  await undo(second.undo);
  await expectImage(first);
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
  ['too many bytes', gif(1, imageFileLimit), 'payload_too_large'],
  ['too many pixels', gif(10_000), 'payload_too_large'],
])('rejects %s', async (_, image, code) => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'cat');
  await expect(uploadImage(reader, id, image)).rejects.toMatchObject({ code });
  expect(await reader.call(getWord, { params: { id } })).toMatchObject({ image: null });
});

test('tracks both files when two images are uploaded concurrently', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'dog');
  await Promise.all([uploadImage(reader, id), uploadImage(reader, id, gif(2))]);
  const { image } = await reader.call(getWord, { params: { id } });
  expect((await fetchImage(reader, image)).status).toBe(200);
  expect(await app.deps.db.prisma.wordImage.count({ where: { learnerId: reader.learnerId } })).toBe(2);
});

test('returns 404 for a word without an image', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'eel');
  const invalidIds = [String(id), '0', 'x', '99999999999', '../1'];
  const responses = await Promise.all(
    invalidIds.map((name) => fetchImage(reader, `/media/words/${name}/image`)),
  );
  expect(responses.map(({ status }) => status)).toEqual(invalidIds.map(() => 404));
});
