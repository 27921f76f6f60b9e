import { open, type FileHandle } from 'node:fs/promises';

/** The layout of an MP4 or QuickTime file. */
export interface Mp4Layout {
  /** Whether the index precedes the content. */
  fastStart: boolean;
  /** Whether the file ends in the middle of a box. */
  isCutOff: boolean;
}

interface Box {
  type: string;
  end: number;
}

const maxBoxes = 200_000; // Enough for 12 hours in fragments of half a second.
const essentialBoxes = new Set(['moov', 'moof', 'mdat']);

/** Reads only the headers of the top-level boxes (ISO 14496-12, 4.2), so the file size doesn't matter. */
export async function readMp4Layout(path: string, bytes: number): Promise<Mp4Layout> {
  const file = await open(path);
  try {
    let first: string | undefined;
    let position = 0;
    for (let count = 0; count < maxBoxes && position < bytes; count++) {
      const box = await readBox(file, position, bytes);
      if (!box) break; // Players ignore trailing bytes that aren't a box.
      if (box.end > bytes && essentialBoxes.has(box.type)) return { fastStart: false, isCutOff: true };
      if (essentialBoxes.has(box.type)) first ??= box.type;
      position = box.end;
    }
    return { fastStart: first === 'moov', isCutOff: false };
  } finally {
    await file.close();
  }
}

async function readBox(file: FileHandle, position: number, bytes: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, 16, position);
  if (bytesRead < 8) return undefined;
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 0) return { type, end: bytes };
  if (size === 1 && bytesRead === 16) return { type, end: position + Number(head.readBigUInt64BE(8)) };
  return size >= 8 ? { type, end: position + size } : undefined;
}
