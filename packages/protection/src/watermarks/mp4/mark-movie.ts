import type { Watermark } from '../watermark.ts';
import { readBoxes, writeBox, type Box } from './boxes.ts';

/** Version and flags of a full box. */
const fullBoxHeader = Buffer.alloc(4);
const handler = writeBox('hdlr', fullBoxHeader, fullBoxHeader, Buffer.from('mdirappl'), Buffer.alloc(9));

/** Creates the QuickTime metadata box for a text. Type 1 is UTF-8. */
const data = (text: string): Buffer =>
  writeBox('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(text));

const encodeNamedItem = (name: string, text: string): Buffer =>
  writeBox(
    '----',
    writeBox('mean', fullBoxHeader, Buffer.from('glossa')),
    writeBox('name', fullBoxHeader, Buffer.from(name)),
    data(text),
  );

/** Returns the metadata items that players show, from a video's user data. Empty if there are none. */
function findMetadataItems(userData: readonly Box[]): Box[] {
  const meta =
    userData.find(({ type }) => type === 'meta')?.content.subarray(fullBoxHeader.length) ?? Buffer.alloc(0);
  const isList = meta.toString('latin1', 4, 8) === 'hdlr' && meta.toString('latin1', 16, 20) === 'mdir';
  const list = isList ? readBoxes(meta).find(({ type }) => type === 'ilst') : undefined;
  return list ? readBoxes(list.content) : [];
}

/**
 * Adds the order and the watermark to the metadata of a `moov` box. The watermark becomes the comment and, if the video
 * has no copyright, also the copyright. Keeps other metadata.
 */
export function markMovie(movie: Buffer, { line, order }: Watermark): Buffer {
  const boxes = readBoxes(movie);
  const userData = readBoxes(boxes.find(({ type }) => type === 'udta')?.content ?? Buffer.alloc(0));
  const items = findMetadataItems(userData);
  const isOurs = ({ type, bytes }: Box): boolean =>
    type === '\u00a9cmt' || (type === '----' && bytes.includes('glossa'));
  const list = writeBox(
    'ilst',
    ...items.filter((item) => !isOurs(item)).map(({ bytes }) => bytes),
    writeBox('\u00a9cmt', data(line)),
    ...(items.some(({ type }) => type === 'cprt') ? [] : [writeBox('cprt', data(line))]),
    encodeNamedItem('order', order),
  );
  const others = (all: readonly Box[], name: string): Buffer[] =>
    all.filter(({ type }) => type !== name).map(({ bytes }) => bytes);
  const meta = writeBox('meta', fullBoxHeader, handler, list);
  return writeBox('moov', ...others(boxes, 'udta'), writeBox('udta', ...others(userData, 'meta'), meta));
}
