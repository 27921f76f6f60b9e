import type { Watermark } from '../watermark.ts';
import type { Id3Frame, Id3Version } from '@glossa/formats/mp3/id3-frames';

const orderName = 'GLOSSA_ORDER';
const commentName = 'Glossa';

/** Encodes the text of a frame as UTF-8 in version 4, or as UTF-16 with a byte order mark in earlier versions. */
const encodeText = (text: string, version: Id3Version): Buffer =>
  version === 4 ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le');

const encodeTerminated = (text: string, version: Id3Version): Buffer =>
  Buffer.concat([encodeText(text, version), Buffer.alloc(version === 4 ? 1 : 2)]);

const frameIds = {
  2: { comment: 'COM', own: 'TXX', copyright: 'TCR' },
  3: { comment: 'COMM', own: 'TXXX', copyright: 'TCOP' },
  4: { comment: 'COMM', own: 'TXXX', copyright: 'TCOP' },
} as const;

const isOurs = ({ data }: Id3Frame, version: Id3Version): boolean =>
  [orderName, commentName].some((name) => data.subarray(1, 60).includes(encodeTerminated(name, version)));

/**
 * Returns the frames of a marked file: the existing ones, a comment, the order, and, if the file has no copyright
 * frame, one with the licensee.
 */
export function watermarkFrames(
  frames: readonly Id3Frame[],
  version: Id3Version,
  { line, order, date }: Watermark & { date: Date },
): Id3Frame[] {
  const { comment, own, copyright } = frameIds[version];
  const otherFrames = frames.filter(
    (frame) => ![comment, own].includes(frame.id as 'COM') || !isOurs(frame, version),
  );
  // Players show the unnamed comment, and a file can have only one of these.
  const name = otherFrames.some(({ id }) => id === comment) ? commentName : '';
  const frame = (id: string, ...parts: Buffer[]): Id3Frame => ({
    id,
    flags: Buffer.alloc(version === 2 ? 0 : 2),
    data: Buffer.concat([Buffer.from([version === 4 ? 3 : 1]), ...parts]),
  });
  const text = encodeText(line, version);
  // The ID3 standard requires the copyright to begin with a year.
  const year = `${date.getUTCFullYear()} `;
  return [
    ...otherFrames,
    frame(comment, Buffer.from('XXX'), encodeTerminated(name, version), text),
    frame(own, encodeTerminated(orderName, version), encodeText(order, version)),
    ...(otherFrames.some(({ id }) => id === copyright)
      ? []
      : [frame(copyright, encodeText(year + line, version))]),
  ];
}
