import { open, type FileHandle } from 'node:fs/promises';

/** How the parts of an MP4 or QuickTime file lie. */
export interface Mp4Layout {
  /** The index stands before the content. */
  fastStart: boolean;
  /** The file ends before a part of it does. */
  isCutOff: boolean;
}

interface Box {
  type: string;
  end: number;
}

const mostBoxes = 200_000; // of 12 hours in pieces of half a second
const essential = new Set(['moov', 'moof', 'mdat']);

/** Reads the heads of the outermost boxes (ISO 14496-12, 4.2), whatever the size of the file. */
export async function mp4Layout(path: string, bytes: number): Promise<Mp4Layout> {
  const file = await open(path);
  try {
    let first: string | undefined;
    let position = 0;
    for (let count = 0; count < mostBoxes && position < bytes; count++) {
      const box = await readBox(file, position, bytes);
      if (!box) break; // what follows is no box: players ignore it
      if (box.end > bytes && essential.has(box.type)) return { fastStart: false, isCutOff: true };
      if (essential.has(box.type)) first ??= box.type;
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
