import { headerSize, readFrameHeader, type FrameHeader } from './frame-header.ts';

/** The frames of sound of a file. */
export interface FoundFrames {
  /** Where the first begins and the last ends; both 0 when there are none. */
  start: number;
  end: number;
  milliseconds: number;
  /** Bytes between them that are none. */
  junk: number;
}

/** Bytes in which a frame and the header behind it are for sure. */
const reach = 1500;
/** Bytes without a frame after which nobody looks on. */
const mostJunk = 1024 * 1024;

const isAlike = (one: FrameHeader, other: FrameHeader | undefined): boolean =>
  other?.sampleRate === one.sampleRate && other.samples === one.samples;

/** Whether a frame tells of the whole file (Xing, Info, VBRI) and holds no sound. */
function isIndex(bytes: Buffer, at: number, { sideSize }: FrameHeader): boolean {
  const name = (offset: number) => bytes.toString('latin1', at + offset, at + offset + 4);
  return ['Xing', 'Info'].includes(name(headerSize + sideSize)) || name(headerSize + 32) === 'VBRI';
}

/**
 * Walks from frame to frame through `source`, which begins at byte `offset` of its file. A frame counts when another of
 * its kind follows, or when it stands where the one before ends, so that chance makes none of what is no sound. It goes
 * no further than to the frame in which `most` milliseconds are reached.
 */
export async function findFrames(
  source: AsyncIterable<Uint8Array>,
  offset: number,
  most = Infinity,
): Promise<FoundFrames> {
  const found = { start: 0, end: 0, milliseconds: 0, junk: 0 };
  let kind: FrameHeader | undefined;
  let inStep = false;
  let junk = 0;
  let held = Buffer.alloc(0);
  let base = offset;

  const walk = (isLast: boolean): void => {
    let at = 0;
    const until = isLast ? held.length - headerSize : held.length - 2 * reach;
    while (at <= until && found.milliseconds < most) {
      const header = readFrameHeader(held, at);
      const after = header && readFrameHeader(held, at + header.size);
      const fits =
        header &&
        at + header.size <= held.length &&
        (inStep && kind ? isAlike(header, kind) : isAlike(header, after));
      if (!fits) {
        inStep = false;
        const sync = held.indexOf(0xff, at + 1);
        const next = sync === -1 ? until + 1 : Math.min(sync, until + 1);
        junk += next - at;
        at = next;
        continue;
      }
      inStep = true;
      if (!(kind === undefined && isIndex(held, at, header))) {
        if (found.end === 0) found.start = base + at;
        // What stands behind the last frame is a tag, and no junk.
        else found.junk += junk;
        junk = 0;
        found.end = base + at + header.size;
        found.milliseconds += (header.samples * 1000) / header.sampleRate;
      }
      kind ??= header;
      at += header.size;
    }
    held = held.subarray(at);
    base += at;
  };

  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    walk(false);
    if (junk > mostJunk || found.milliseconds >= most) return found;
  }
  walk(true);
  return found;
}
