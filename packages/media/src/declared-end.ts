import { open, type FileHandle } from 'node:fs/promises';

/**
 * Returns the byte offset at which a Matroska or AVI file declares its end. Undefined if a live recording doesn't
 * declare one.
 */
export async function readDeclaredEnd(
  path: string,
  container: 'matroska' | 'avi',
): Promise<number | undefined> {
  const file = await open(path);
  try {
    return await (container === 'avi' ? readAviEnd(file) : endOfMatroska(file));
  } finally {
    await file.close();
  }
}

/** Returns the end of the RIFF chunk, which begins with a four-byte name and the length of the rest. */
async function readAviEnd(file: FileHandle): Promise<number | undefined> {
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
  const length = buffer.readUInt32LE(4);
  return length > 0 ? length + 8 : undefined;
}

/**
 * Returns the end of the header and the segment. Both are EBML elements: a four-byte ID, then the length of the content
 * (RFC 8794).
 */
async function endOfMatroska(file: FileHandle): Promise<number | undefined> {
  const headerEnd = await readElementEnd(file, 0);
  return headerEnd === undefined ? undefined : readElementEnd(file, headerEnd);
}

async function readElementEnd(file: FileHandle, start: number): Promise<number | undefined> {
  const { buffer } = await file.read(Buffer.alloc(12), 0, 12, start);
  const width = Math.clz32(buffer.readUInt8(4)) - 23; // The number of leading zeros encodes the length's width.
  if (width > 8) return undefined;
  const bits = BigInt(7 * width);
  const length = BigInt(`0x${buffer.toString('hex', 4, 4 + width)}`) & ((1n << bits) - 1n);
  const isUnknown = length === (1n << bits) - 1n;
  return isUnknown ? undefined : start + 4 + width + Number(length);
}
