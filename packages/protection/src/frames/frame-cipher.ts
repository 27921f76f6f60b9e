import { createCipheriv, createDecipheriv, type CipherGCMTypes } from 'node:crypto';

import { tagSize } from './frame-layout.ts';

/** Key material for the frames of one file. Never use a key for two files. */
export interface FrameKey {
  /** 16 or 32 bytes: AES-128-GCM or AES-256-GCM. */
  key: Uint8Array;
  /** 8 random bytes. A frame's nonce consists of these and the frame's number. */
  nonce: Uint8Array;
  /** The file header, authenticated with every frame. */
  additionalData: Uint8Array;
}

const algorithm = ({ key }: FrameKey): CipherGCMTypes => `aes-${key.length === 16 ? 128 : 256}-gcm`;

const buildNonce = ({ nonce }: FrameKey, number: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.set(nonce);
  bytes.writeUInt32BE(number, 8);
  return bytes;
};

/**
 * Authenticates a frame's number and whether it is the last, so that no frame can be moved or dropped and the file
 * can't be truncated.
 */
const buildAdditionalData = ({ additionalData }: FrameKey, number: number, isLast: boolean): Buffer => {
  const position = Buffer.alloc(5);
  position.writeUInt32BE(number);
  position.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([additionalData, position]);
};

/** Encrypts a frame and appends its tag. */
export function sealFrame(key: FrameKey, number: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm(key), key.key, buildNonce(key, number));
  cipher.setAAD(buildAdditionalData(key, number, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a frame. Returns undefined if it isn't authentic at this position. */
export function openFrame(
  key: FrameKey,
  number: number,
  isLast: boolean,
  sealed: Uint8Array,
): Buffer | undefined {
  const content = sealed.subarray(0, -tagSize);
  const decipher = createDecipheriv(algorithm(key), key.key, buildNonce(key, number), {
    authTagLength: tagSize,
  });
  decipher.setAAD(buildAdditionalData(key, number, isLast));
  decipher.setAuthTag(sealed.subarray(-tagSize));
  const plain = decipher.update(content);
  try {
    decipher.final();
    return plain;
  } catch {
    return undefined;
  }
}
