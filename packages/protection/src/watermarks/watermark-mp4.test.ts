import { buffer } from 'node:stream/consumers';

import { describe, expect, test } from 'vitest';

import { bytesSource } from '../testing/bytes-source.ts';
import { readBoxes, writeBox } from './mp4/boxes.ts';
import { moveContent } from './mp4/move-content.ts';
import { watermarkMp4 } from './watermark-mp4.ts';

const mark = { line: 'For منى <b>, order GL-000042', order: 'GL-000042' };
const zeros = (size: number): Buffer => Buffer.alloc(size);

function buildOffsetTable(type: 'stco' | 'co64', values: readonly number[]): Buffer {
  const head = zeros(8);
  head.writeUInt32BE(values.length, 4);
  const table = values.map((value) => {
    const bytes = zeros(type === 'stco' ? 4 : 8);
    if (type === 'stco') bytes.writeUInt32BE(value);
    else bytes.writeBigUInt64BE(BigInt(value));
    return bytes;
  });
  return writeBox(type, head, ...table);
}

/** Creates a `moov` box with two tracks, whose first chunks are at `picture` and `sound`. */
const index = (picture: number, sound: number, extraBoxes: Buffer = zeros(0)): Buffer => {
  const track = (table: Buffer) =>
    writeBox('trak', writeBox('mdia', writeBox('minf', writeBox('stbl', zeros(0), table))));
  const tracks = [track(buildOffsetTable('stco', [picture])), track(buildOffsetTable('co64', [sound]))];
  return writeBox('moov', writeBox('mvhd', zeros(100)), ...tracks, extraBoxes);
};
const type = writeBox('ftyp', Buffer.from('isomiso2'));
const content = writeBox('mdat', Buffer.from('VIDEO of a talk, AUDIO of a talk'));
const after = writeBox('free', zeros(5));

/** Creates an MP4 whose `moov` box is before or after its content. */
function createVideo({ fastStart, more = zeros(0) }: { fastStart: boolean; more?: Buffer }): Buffer {
  const from = type.length + (fastStart ? index(0, 0, more).length : 0) + 8;
  const indexBoxes = index(from, from + 'VIDEO of a talk, '.length, more);
  return Buffer.concat(fastStart ? [type, indexBoxes, content, after] : [type, content, indexBoxes, after]);
}

/** Returns the first offset of each table, in order. */
const tables = (boxes: Buffer): number[] =>
  readBoxes(boxes).flatMap((box) => {
    if (box.type === 'stco') return [box.content.readUInt32BE(8)];
    if (box.type === 'co64') return [Number(box.content.readBigUInt64BE(8))];
    return ['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(box.type) ? tables(box.content) : [];
  });

async function markVideo(bytes: Buffer): Promise<Buffer> {
  const source = await watermarkMp4(bytesSource(bytes), mark);
  const marked = await buffer(source.read({ start: 0, end: source.size - 1 }));
  expect(marked).toHaveLength(source.size);
  return marked;
}

/** Returns the names and texts of the metadata. */
function metadata(marked: Buffer): string[][] {
  const inside = (boxes: Buffer, name: string): Buffer =>
    readBoxes(boxes).find((box) => box.type === name)?.content ?? zeros(0);
  const list = inside(inside(inside(inside(marked, 'moov'), 'udta'), 'meta').subarray(4), 'ilst');
  return readBoxes(list).map((item) => [
    item.type,
    ...readBoxes(item.content).map((part) => part.content.toString('utf8', part.type === 'data' ? 8 : 4)),
  ]);
}

const expectedMetadata = [
  ['©cmt', mark.line],
  ['cprt', mark.line],
  ['----', 'glossa', 'order', 'GL-000042'],
];

describe('a watermarked video', () => {
  test.each([true, false])(
    'contains the watermark with correct video and audio offsets (moov first: %s)',
    async (fastStart) => {
      const marked = await markVideo(createVideo({ fastStart }));
      const [videoOffset = 0, audioOffset = 0] = tables(marked);
      expect(marked.toString('latin1', videoOffset, videoOffset + 5)).toBe('VIDEO');
      expect(marked.toString('latin1', audioOffset, audioOffset + 5)).toBe('AUDIO');
      expect(metadata(marked)).toEqual(expectedMetadata);
      const names = readBoxes(marked).map((box) => box.type);
      expect(names).toEqual(fastStart ? ['ftyp', 'moov', 'mdat', 'free'] : ['ftyp', 'mdat', 'moov', 'free']);
      expect(marked.includes(content)).toBe(true);
    },
  );

  test('keeps other metadata, and has only one watermark after being watermarked again', async () => {
    const words = (name: string, text: string): Buffer =>
      writeBox(name, writeBox('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(text)));
    const list = writeBox(
      'ilst',
      words('©nam', 'A video'),
      words('©cmt', 'old'),
      words('cprt', '2020 Studio'),
    );
    const handler = writeBox('hdlr', zeros(8), Buffer.from('mdirappl'), zeros(9));
    const userData = writeBox('udta', writeBox('meta', zeros(4), handler, list), writeBox('loci', zeros(9)));
    const marked = await markVideo(await markVideo(createVideo({ fastStart: true, more: userData })));
    expect(metadata(marked)).toEqual([
      ['©nam', 'A video'],
      ['cprt', '2020 Studio'],
      expectedMetadata[0],
      expectedMetadata[2],
    ]);
    expect(marked.includes('loci')).toBe(true);
    expect(marked.toString('latin1', tables(marked)[0], (tables(marked)[0] ?? 0) + 5)).toBe('VIDEO');
  });

  test('initially reads only the moov box of its source', async () => {
    let read = 0;
    const bytes = createVideo({ fastStart: true });
    const source = bytesSource(bytes);
    await watermarkMp4(
      { size: source.size, read: (range) => ((read += range.end - range.start + 1), source.read(range)) },
      mark,
    );
    expect(read).toBeLessThan(index(0, 0).length + 5 * 16);
  });
});

test('rejects content offsets that are too large for their table', () => {
  const table = buildOffsetTable('stco', [0xffff_fff0]);
  moveContent(table, { from: 0, delta: 15 });
  expect(table.readUInt32BE(16)).toBe(0xffff_ffff);
  expect(() => moveContent(table, { from: 0, delta: 1 })).toThrow('beyond 4 GB');
});

test.each([
  ['nothing', zeros(0)],
  ['another kind of file', Buffer.from('ID3 and so on, and so on, and so on')],
  ['a truncated video', createVideo({ fastStart: false }).subarray(0, 80)],
  ['fragmented MP4', Buffer.concat([type, index(0, 0), writeBox('moof', zeros(8)), content])],
  [
    'a truncated chunk offset table',
    createVideo({
      fastStart: true,
      more: writeBox(
        'trak',
        writeBox(
          'mdia',
          writeBox('minf', writeBox('stbl', writeBox('stco', Buffer.from([0, 0, 0, 0, 0, 0, 0, 9])))),
        ),
      ),
    }),
  ],
])('rejects %s', async (_, bytes) => {
  await expect(watermarkMp4(bytesSource(bytes), mark)).rejects.toMatchObject({
    code: 'watermark_impossible',
  });
});
