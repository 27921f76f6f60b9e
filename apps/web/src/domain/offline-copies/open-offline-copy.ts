import { findCopyKey } from './copy-key.ts';
import { OfflineCopyError } from './offline-copy-error.ts';

// The format of packages/protection: a header, then frames, each with an authentication tag.
const headerSize = 32;
const frameSize = 64 * 1024;
const tagSize = 16;

/** An encrypted file on this device, decrypted frame by frame. */
export interface OfflineCopy {
  /** Size of the plaintext in bytes. */
  size: number;
  /**
   * Reads the bytes from `start` to `end`, both inclusive; fewer at the end of the file.
   * @throws {OfflineCopyError} when the copy is damaged.
   */
  read(range: { start: number; end: number }): Promise<Uint8Array<ArrayBuffer>>;
  /** Streams the whole file, decrypting a frame at a time. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

interface Header {
  bytes: Uint8Array<ArrayBuffer>;
  /** ID of the copy, in hexadecimal digits. */
  copy: string;
}

async function readHeader(file: Blob): Promise<Header> {
  const bytes = new Uint8Array(await file.slice(0, headerSize).arrayBuffer());
  if (bytes.length < headerSize || String.fromCodePoint(...bytes.subarray(0, 5)) !== 'GLOC\u0001') {
    throw new OfflineCopyError('copy_unreadable');
  }
  const copy = Array.from(bytes.subarray(8, 24), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, copy };
}

/**
 * Decrypts frame `number` (from 0). The authentication tag also covers the frame's position and whether the frame is
 * the last one.
 */
async function openFrame(
  file: Blob,
  { header, key, frames }: { header: Header; key: CryptoKey; frames: number },
  number: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const from = headerSize + number * (frameSize + tagSize);
  const sealed = await file.slice(from, from + frameSize + tagSize).arrayBuffer();
  const frameSuffix = new DataView(new ArrayBuffer(5));
  frameSuffix.setUint32(0, number);
  frameSuffix.setUint8(4, number === frames - 1 ? 1 : 0);
  const nonce = new Uint8Array(12);
  nonce.set(header.bytes.subarray(24));
  nonce.set(new Uint8Array(frameSuffix.buffer, 0, 4), 8);
  const additionalData = new Uint8Array(headerSize + 5);
  additionalData.set(header.bytes);
  additionalData.set(new Uint8Array(frameSuffix.buffer), headerSize);
  try {
    const algorithm = { name: 'AES-GCM', iv: nonce, additionalData };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed));
  } catch (error) {
    throw new OfflineCopyError('copy_damaged', error);
  }
}

/**
 * Opens a copy with the key stored on this device. Checks the last frame first, so that a truncated copy is never
 * mistaken for a shorter one.
 * @throws {OfflineCopyError} when the copy cannot be opened.
 */
export async function openOfflineCopy(file: Blob): Promise<OfflineCopy> {
  const header = await readHeader(file);
  const key = await findCopyKey(header.copy);
  const body = file.size - headerSize;
  const frames = Math.ceil(body / (frameSize + tagSize));
  const size = body - frames * tagSize;
  if (frames === 0 || size < (frames - 1) * frameSize) throw new OfflineCopyError('copy_damaged');
  const open = (number: number) => openFrame(file, { header, key, frames }, number);
  await open(frames - 1);
  return {
    size,
    read: async ({ start, end }) => {
      const last = Math.min(end, size - 1);
      const output = new Uint8Array(Math.max(0, last - start + 1));
      for (let number = Math.floor(start / frameSize); number * frameSize <= last; number++) {
        const first = number * frameSize;
        const plain = await open(number);
        const part = plain.subarray(Math.max(0, start - first), last - first + 1);
        output.set(part, first + Math.max(0, start - first) - start);
      }
      return output;
    },
    stream: () => {
      let number = 0;
      return new ReadableStream({
        pull: async (reader) => {
          reader.enqueue(await open(number));
          if (++number === frames) reader.close();
        },
      });
    },
  };
}
