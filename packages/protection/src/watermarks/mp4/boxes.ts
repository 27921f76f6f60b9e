import { ProtectionError } from '../../protection-error.ts';

/** A box as defined by ISO 14496-12. */
export interface Box {
  type: string;
  /** The box including its header. */
  bytes: Buffer;
  content: Buffer;
}

/**
 * Parses a box header from its first 16 bytes, or fewer at the end of the file. `available` is the number of bytes from
 * its start to the end.
 * @throws {ProtectionError} watermark_impossible
 */
export function readBoxHead(
  head: Buffer,
  available: number,
): { type: string; headSize: number; size: number } {
  const type = head.length >= 8 ? head.toString('latin1', 4, 8) : '';
  const shortSize = head.length >= 8 ? head.readUInt32BE(0) : 2;
  const isLong = shortSize === 1 && head.length >= 16;
  const size = shortSize === 0 ? available : isLong ? Number(head.readBigUInt64BE(8)) : shortSize;
  const headSize = isLong ? 16 : 8;
  if (size < headSize || size > available)
    throw new ProtectionError('watermark_impossible', 'box extends past the end');
  return { type, headSize, size };
}

/** Reads consecutive boxes. Ignores up to seven bytes at the end, because QuickTime ends lists with zero bytes. */
export function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (bytes.length - at >= 8) {
    const { type, headSize, size } = readBoxHead(bytes.subarray(at, at + 16), bytes.length - at);
    const whole = bytes.subarray(at, at + size);
    boxes.push({ type, bytes: whole, content: whole.subarray(headSize) });
    at += size;
  }
  return boxes;
}

/** Serializes a box. */
export function writeBox(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, head.length));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}
