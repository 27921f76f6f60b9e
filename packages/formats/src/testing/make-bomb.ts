import { zipSync } from 'fflate';

/**
 * Makes an archive of entries that are packed already (raw deflate). Each says that it unpacks to `size` bytes, in its
 * own header and in the directory, whether it does or not.
 */
export function makeBomb(packed: Record<string, Uint8Array>, size: number): Uint8Array<ArrayBuffer> {
  const bytes = zipSync(packed, { level: 0 });
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (; view.getUint32(at, true) === 0x04034b50;) {
    view.setUint16(at + 8, 8, true);
    view.setUint32(at + 22, size, true);
    at += 30 + view.getUint32(at + 18, true) + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  }
  for (; view.getUint32(at, true) === 0x02014b50;) {
    view.setUint16(at + 10, 8, true);
    view.setUint32(at + 24, size, true);
    at += 46 + view.getUint16(at + 28, true);
  }
  return bytes;
}
