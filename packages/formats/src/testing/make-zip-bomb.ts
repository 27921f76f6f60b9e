import { zipSync } from 'fflate';

/**
 * Creates an archive from already compressed entries (raw deflate). The headers and the directory declare an
 * uncompressed size of `size` bytes for each entry, whatever its actual size.
 */
export function makeZipBomb(packed: Record<string, Uint8Array>, size: number): Uint8Array<ArrayBuffer> {
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
