import { ProtectionError } from '../../protection-error.ts';
import { readBoxes } from './boxes.ts';

/** Boxes that contain the tables of content offsets. */
const containerBoxes = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
const maxOffset = 0xffff_ffff;

/**
 * Adds `delta` to all content offsets in a `moov` box that are at or after `from`, in place.
 * @throws {ProtectionError} watermark_impossible
 */
export function moveContent(boxes: Buffer, { from, delta }: { from: number; delta: number }): void {
  for (const { type, content } of readBoxes(boxes)) {
    if (containerBoxes.has(type)) moveContent(content, { from, delta });
    if (type !== 'stco' && type !== 'co64') continue;
    const width = type === 'stco' ? 4 : 8;
    const count = content.readUInt32BE(4);
    if (content.length < 8 + count * width) {
      throw new ProtectionError('watermark_impossible', 'truncated chunk offset table');
    }
    for (let at = 8; at < 8 + count * width; at += width) {
      const position = width === 4 ? content.readUInt32BE(at) : Number(content.readBigUInt64BE(at));
      if (position < from) continue;
      if (width === 8) content.writeBigUInt64BE(BigInt(position + delta), at);
      else if (position + delta <= maxOffset) content.writeUInt32BE(position + delta, at);
      else throw new ProtectionError('watermark_impossible', 'chunk offset beyond 4 GB');
    }
  }
}
