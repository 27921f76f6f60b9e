import { open } from 'node:fs/promises';

/** Names of ffmpeg's demuxers. */
export type Container = 'mov' | 'matroska' | 'avi' | 'mpegts';

const boxes = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'uuid']);
const packetLengths = [188, 192]; // Camcorders write 192 bytes: a timestamp before each packet.
const syncByte = 0x47;

/** Detects a file's container from its first bytes. Undefined for any other file. */
export async function sniffContainer(path: string): Promise<Container | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(1024);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return detectContainer(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function detectContainer(head: Buffer): Container | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (boxes.has(text(4, 8))) return 'mov';
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return 'matroska'; // The signature of EBML.
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ') return 'avi';
  return packetLengths.some((length) => isTransportStream(head, length)) ? 'mpegts' : undefined;
}

function isTransportStream(head: Buffer, length: number): boolean {
  const first = length - 188;
  return [0, 1, 2, 3].every((packet) => head[first + packet * length] === syncByte);
}
