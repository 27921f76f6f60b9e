import { buffer } from 'node:stream/consumers';

import { readId3Body, readId3Head } from '@glossa/formats/mp3/id3-tag';
import { describe, expect, test } from 'vitest';

import { bytesSource } from '../testing/bytes-source.ts';
import { watermarkMp3 } from './watermark-mp3.ts';

const mark = { line: 'For منى, order GL-000042', order: 'GL-000042', date: new Date('2026-11-22') };
// A frame of MPEG audio, followed by an old 128-byte tag.
const audio = Buffer.concat([
  Buffer.from([0xff, 0xfb, 0x90, 0x44]),
  Buffer.alloc(413, 7),
  Buffer.from('TAG'.padEnd(128)),
]);

const tag = (version: number, flags: number, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([
      'I'.charCodeAt(0),
      0x44,
      0x33,
      version,
      0,
      flags,
      0,
      0,
      body.length >> 7,
      body.length & 127,
    ]),
    body,
  ]);
const frame3 = (
  id: string,
  data: Buffer,
  size = Buffer.from([0, 0, data.length >> 8, data.length & 255]),
): Buffer => Buffer.concat([Buffer.from(id), size, Buffer.alloc(2), data]);
const title = Buffer.from('\0Emma');

/** Marks a file and returns the name and text of each frame, and the bytes after the tag. */
async function markAndRead(bytes: Buffer): Promise<{ version: number; texts: string[]; rest: Buffer }> {
  const source = await watermarkMp3(bytesSource(bytes), mark);
  const marked = await buffer(source.read({ start: 0, end: source.size - 1 }));
  expect(marked).toHaveLength(source.size);
  const head = readId3Head(marked);
  if (!head) throw new Error('no tag');
  const texts = readId3Body(head, marked.subarray(10, head.size)).map(({ id, data }) => {
    const text = data[0] === 1 ? data.toString('utf16le', 1) : data.toString('utf8', 1);
    // The text of a comment follows its three-letter language code.
    const textFrames = id.startsWith('COM')
      ? data.subarray(4).toString(data[0] === 1 ? 'utf16le' : 'utf8')
      : text;
    return `${id} ${textFrames.replaceAll('\ufeff', '').replaceAll('\0', '|')}`;
  });
  return { version: head.version, texts, rest: marked.subarray(head.size) };
}

const addedFrames = [
  'COMM |For منى, order GL-000042',
  'TXXX GLOSSA_ORDER|GL-000042',
  'TCOP 2026 For منى, order GL-000042',
];

describe('a watermarked recording', () => {
  test('gets a tag if it has none, and keeps its audio', async () => {
    const { version, texts, rest } = await markAndRead(audio);
    expect({ version, texts }).toEqual({ version: 3, texts: addedFrames });
    expect(rest.equals(audio)).toBe(true);
  });

  test.each([
    ['2.3', tag(3, 0, Buffer.concat([frame3('TIT2', title), Buffer.alloc(100)]))],
    [
      '2.3 with an extended header',
      tag(3, 0x40, Buffer.concat([Buffer.from([0, 0, 0, 6]), Buffer.alloc(6), frame3('TIT2', title)])),
    ],
    ['2.4', tag(4, 0, frame3('TIT2', title))],
    [
      '2.4 with a footer',
      Buffer.concat([tag(4, 0x10, frame3('TIT2', title)), Buffer.from('3DI'.padEnd(10))]),
    ],
  ])('keeps its existing tag: %s', async (_, old) => {
    const { version, texts, rest } = await markAndRead(Buffer.concat([old, audio]));
    expect(texts).toEqual(['TIT2 Emma', ...addedFrames]);
    expect(version).toBe(old[3]);
    expect(rest.equals(audio)).toBe(true);
  });

  test('keeps the short frame names of ID3 2.2', async () => {
    const { texts } = await markAndRead(
      Buffer.concat([tag(2, 0, Buffer.concat([Buffer.from('TT2\0\0\x05'), title])), audio]),
    );
    expect(texts.map((text) => text.slice(0, 3))).toEqual(['TT2', 'COM', 'TXX', 'TCR']);
  });

  test('keeps an attached picture that uses unsynchronization', async () => {
    const image = Buffer.from([0, 0xff, 0xe0, 0xff, 0]);
    const written = Buffer.from([0, 0xff, 0, 0xe0, 0xff, 0, 0]);
    const body = Buffer.concat([
      frame3('APIC', written, Buffer.from([0, 0, 0, image.length])),
      frame3('TIT2', title),
    ]);
    const source = await watermarkMp3(bytesSource(Buffer.concat([tag(3, 0x80, body), audio])), mark);
    const marked = await buffer(source.read({ start: 0, end: source.size - 1 }));
    expect(marked[5]).toBe(0);
    expect(marked.includes(Buffer.concat([image, Buffer.from('TIT2')]))).toBe(true);
  });

  test('keeps large frames with the sizes that old versions of iTunes wrote', async () => {
    const long = Buffer.from(`\0${'x'.repeat(300)}`);
    const body = Buffer.concat([frame3('TIT2', long), frame3('TALB', title)]);
    const { texts } = await markAndRead(Buffer.concat([tag(4, 0, body), audio]));
    expect(texts).toEqual([`TIT2 ${'x'.repeat(300)}`, 'TALB Emma', ...addedFrames]);
  });

  test('keeps its comment and copyright, and stores only one order', async () => {
    const ownTag = Buffer.concat([
      frame3('COMM', Buffer.from('\0eng\0Read aloud')),
      frame3('TCOP', Buffer.from('\x002020 Press')),
    ]);
    const watermarked = await watermarkMp3(bytesSource(Buffer.concat([tag(3, 0, ownTag), audio])), {
      ...mark,
      order: 'OLD',
    });
    const { texts } = await markAndRead(
      await buffer(watermarked.read({ start: 0, end: watermarked.size - 1 })),
    );
    expect(texts).toContain('TCOP 2020 Press');
    expect(texts.filter((text) => text.startsWith('TCOP'))).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('COMM'))).toHaveLength(2);
    expect(texts.filter((text) => text.startsWith('TXXX'))).toEqual(['TXXX GLOSSA_ORDER|GL-000042']);
  });
});

test.each([
  ['a file that isn’t an MP3', Buffer.from('RIFF....WAVEfmt ')],
  ['a tag longer than its file', Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f')],
])('rejects %s', async (_, bytes) => {
  await expect(watermarkMp3(bytesSource(bytes), mark)).rejects.toMatchObject({
    code: 'watermark_impossible',
  });
});
