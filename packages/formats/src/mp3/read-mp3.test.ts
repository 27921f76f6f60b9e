import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import type { ByteSource } from '../byte-source.ts';
import { joinSources } from '../join-sources.ts';
import { makeMp3 } from '../testing/make-mp3.ts';
import { readMp3 } from './read-mp3.ts';

const createSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: ({ start, end }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))], { objectMode: false }),
});
const read = (...parts: Uint8Array[]) => readMp3(createSource(Buffer.concat(parts)));

test('reads the duration from the frames and the title from the tag', async () => {
  const mp3 = makeMp3({ seconds: 30, title: 'Первый урок' });
  const { title, milliseconds, start, end } = await read(mp3);
  expect(title).toBe('Первый урок');
  expect(milliseconds).toBeGreaterThan(29_900);
  expect(milliseconds).toBeLessThan(30_100);
  expect(mp3.subarray(0, start).includes('TIT2')).toBe(true);
  expect(end).toBe(mp3.length);
});

test('ignores trailing tags and garbage between frames', async () => {
  const [one, other] = [makeMp3({ seconds: 3 }), makeMp3({ seconds: 3 })];
  const { milliseconds, end } = await read(
    one,
    Buffer.alloc(400, 0xff),
    other,
    Buffer.from('TAG'.padEnd(128)),
  );
  expect(Math.abs(milliseconds - 6000)).toBeLessThan(100);
  expect(end).toBe(one.length + 400 + other.length);
});

test('skips an info frame at the start', async () => {
  const index = makeMp3({ seconds: 0.03 });
  index.write('Info', 4 + 17, 'latin1');
  expect(await read(index, makeMp3())).toMatchObject({ start: index.length });
});

test.each([
  ['nothing', 'mp3_empty', Buffer.alloc(0)],
  ['a program', 'not_mp3', Buffer.concat([Buffer.from('MZ\x90\0'), randomBytes(300_000)])],
  ['an image', 'not_mp3', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(40_000)])],
  ['text', 'not_mp3', Buffer.from('The fox. '.repeat(1000))],
  ['a tag without sound', 'mp3_empty', Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0])])],
  ['three frames', 'mp3_empty', makeMp3({ seconds: 0.08 })],
  [
    'MP3 frames around a large binary',
    'not_mp3',
    Buffer.concat([makeMp3(), randomBytes(2_000_000), makeMp3()]),
  ],
  ['a tag larger than the file', 'not_mp3', Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 1, 1, 1, 1, 0, 0])],
])('rejects %s', async (_name, code, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ code });
});

test('reads any range of joined sources', async () => {
  const parts = ['abcdef', '123456', 'xyz'].map((text, at) => ({
    source: createSource(Buffer.from(text)),
    start: at,
    end: text.length - (at === 1 ? 1 : 0),
  }));
  const joined = joinSources(parts);
  const whole = 'abcdef2345z';
  expect(joined.size).toBe(whole.length);
  for (let start = 0; start < whole.length; start++) {
    for (let end = start; end < whole.length + 2; end++) {
      expect(String(await buffer(joined.read({ start, end })))).toBe(whole.slice(start, end + 1));
    }
  }
});
