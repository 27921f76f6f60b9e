/** Image formats that every browser shows and that can't contain scripts. */
export type ImageFormat = 'png' | 'jpg' | 'webp' | 'gif';

/** An image's format and its size in pixels. */
export interface ImageHeader {
  format: ImageFormat;
  width: number;
  height: number;
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** PNG (ISO/IEC 15948): a signature, then the header chunk. */
function readPng(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 33 || text(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || text(bytes, 12, 16) !== 'IHDR') {
    return undefined;
  }
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** GIF: a signature, then the logical screen descriptor. */
function readGif(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(text(bytes, 0, 6))) return undefined;
  return { format: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** WebP (RFC 9649): a RIFF file whose first chunk contains the size in one of three formats. */
function readWebp(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined;
  const size = readWebpSize(bytes);
  return size && { format: 'webp', width: size[0], height: size[1] };
}

function readWebpSize(bytes: Buffer): [number, number] | undefined {
  switch (text(bytes, 12, 16)) {
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
    }
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    default:
      return undefined;
  }
}

/** JPEG (ITU-T T.81): segments up to the first start-of-frame marker, which is any of C0 to CF except C4, C8 and CC. */
function readJpeg(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { format: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/**
 * Detects PNG, JPEG, WebP or GIF from the content, regardless of the file name. Undefined for anything else, including
 * SVG (it may contain scripts), and for an image without a size.
 */
export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  const head = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readGif(bytes);
  return head && head.width > 0 && head.height > 0 ? head : undefined;
}
