import { headerSize, readFrameHeader, type FrameHeader } from './frame-header.ts';

/** The audio frames of a file. */
export interface FoundFrames {
  /** Byte offsets of the start of the first frame and the end of the last one. Both are 0 if there are no frames. */
  start: number;
  end: number;
  milliseconds: number;
  /** Number of bytes between the first and the last frame that aren't part of a frame. */
  junk: number;
}

/** Number of bytes that can hold any frame and the next frame's header. */
const maxFrameSpan = 1500;
/** Number of bytes without a frame after which the search stops. */
const maxJunkBytes = 1024 * 1024;

const hasSameFormat = (one: FrameHeader, other: FrameHeader | undefined): boolean =>
  other?.sampleRate === one.sampleRate && other.samples === one.samples;

/** Returns whether a frame is an index of the whole file (Xing, Info, VBRI), which contains no audio. */
function isIndex(bytes: Buffer, at: number, { sideSize }: FrameHeader): boolean {
  const name = (offset: number) => bytes.toString('latin1', at + offset, at + offset + 4);
  return ['Xing', 'Info'].includes(name(headerSize + sideSize)) || name(headerSize + 32) === 'VBRI';
}

/**
 * Returns where the audio frames in `source` start and end, and how long they last. `source` starts at byte `offset` of
 * its file. To avoid false positives, a frame counts only if it starts where the previous one ends or if a frame of its
 * kind follows. Stops after the frame that reaches `maxMs` milliseconds.
 */
export async function findFrames(
  source: AsyncIterable<Uint8Array>,
  offset: number,
  maxMs = Infinity,
): Promise<FoundFrames> {
  const found = { start: 0, end: 0, milliseconds: 0, junk: 0 };
  let kind: FrameHeader | undefined;
  let isSynced = false;
  let junkBytes = 0;
  let buffer = Buffer.alloc(0);
  let bufferOffset = offset;

  const scanBuffer = (isLast: boolean): void => {
    let at = 0;
    const until = isLast ? buffer.length - headerSize : buffer.length - 2 * maxFrameSpan;
    while (at <= until && found.milliseconds < maxMs) {
      const header = readFrameHeader(buffer, at);
      const after = header && readFrameHeader(buffer, at + header.size);
      const fits =
        header &&
        at + header.size <= buffer.length &&
        (isSynced && kind ? hasSameFormat(header, kind) : hasSameFormat(header, after));
      if (!fits) {
        isSynced = false;
        const sync = buffer.indexOf(0xff, at + 1);
        const next = sync === -1 ? until + 1 : Math.min(sync, until + 1);
        junkBytes += next - at;
        at = next;
        continue;
      }
      isSynced = true;
      if (!(kind === undefined && isIndex(buffer, at, header))) {
        if (found.end === 0) found.start = bufferOffset + at;
        // Bytes after the last frame are a tag, not junk.
        else found.junk += junkBytes;
        junkBytes = 0;
        found.end = bufferOffset + at + header.size;
        found.milliseconds += (header.samples * 1000) / header.sampleRate;
      }
      kind ??= header;
      at += header.size;
    }
    buffer = buffer.subarray(at);
    bufferOffset += at;
  };

  for await (const chunk of source) {
    buffer = Buffer.concat([buffer, chunk]);
    scanBuffer(false);
    if (junkBytes > maxJunkBytes || found.milliseconds >= maxMs) return found;
  }
  scanBuffer(true);
  return found;
}
