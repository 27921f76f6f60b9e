import { createCipheriv, createDecipheriv, type CipherGCMTypes } from 'node:crypto';

import { tagSize } from './frame-layout.ts';

/** What the frames of one file are sealed with. A key serves one file only. */
export interface FrameKey {
  /** 16 or 32 bytes: AES-128-GCM or AES-256-GCM. */
  key: Uint8Array;
  /** 8 random bytes; with the number of the frame they are its nonce. */
  nonce: Uint8Array;
  /** Bytes that every frame vouches for as well: the head of the file. */
  bound: Uint8Array;
}

const algorithm = ({ key }: FrameKey): CipherGCMTypes => `aes-${key.length === 16 ? 128 : 256}-gcm`;

const nonceOf = ({ nonce }: FrameKey, number: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.set(nonce);
  bytes.writeUInt32BE(number, 8);
  return bytes;
};

/** A frame vouches for its number and for being the last or not, so that none can be moved, dropped or cut off. */
const boundOf = ({ bound }: FrameKey, number: number, isLast: boolean): Buffer => {
  const place = Buffer.alloc(5);
  place.writeUInt32BE(number);
  place.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([bound, place]);
};

/** Seals a frame: the encrypted bytes, then the tag. */
export function sealFrame(key: FrameKey, number: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm(key), key.key, nonceOf(key, number));
  cipher.setAAD(boundOf(key, number, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opens a frame; undefined when it is not what was sealed at this place. */
export function openFrame(
  key: FrameKey,
  number: number,
  isLast: boolean,
  sealed: Uint8Array,
): Buffer | undefined {
  const content = sealed.subarray(0, -tagSize);
  const decipher = createDecipheriv(algorithm(key), key.key, nonceOf(key, number), {
    authTagLength: tagSize,
  });
  decipher.setAAD(boundOf(key, number, isLast));
  decipher.setAuthTag(sealed.subarray(-tagSize));
  const plain = decipher.update(content);
  try {
    decipher.final();
    return plain;
  } catch {
    return undefined;
  }
}
