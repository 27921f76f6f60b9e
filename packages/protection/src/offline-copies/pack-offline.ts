import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import { frameSize, tagSize } from '../frames/frame-layout.ts';
import { sealFrames } from '../frames/seal-frames.ts';
import { makeOfflineHeader, offlineHeaderSize, type OfflineLevel } from './offline-header.ts';
import { wrapKey, type DevicePublicKey } from './wrap-key.ts';

/** The key that is sent with a copy, so that the browser can decrypt it. */
export interface OfflineKey {
  /** ID of the copy, as in its header: 32 hexadecimal digits. */
  copy: string;
  level: OfflineLevel;
  /** The key in base64url. For a premium copy, it is wrapped so that only the device can use it. */
  key: string;
}

/** A copy to send to a browser. */
export interface OfflineCopy {
  content: Readable;
  key: OfflineKey;
}

/** Encryption level of a copy. Only one device can open a premium copy. */
export type OfflineTerms =
  | { level: 'basic' | 'standard' }
  | { level: 'premium'; devicePublicKeyJwk: DevicePublicKey };

/** Returns the size in bytes of the offline copy of a file with `size` bytes. */
export const offlineCopySize = (size: number): number =>
  offlineHeaderSize + size + Math.max(1, Math.ceil(size / frameSize)) * tagSize;

async function* encryptCopy(
  source: AsyncIterable<Uint8Array>,
  { header, nonce, key }: { header: Buffer; nonce: Buffer; key: Buffer },
): AsyncGenerator<Buffer> {
  yield header;
  yield* sealFrames(source, { key, nonce, additionalData: header });
}

/**
 * Encrypts a copy for offline use with its own key: AES-128-GCM (basic) or AES-256-GCM. The key is not stored here, so
 * a lost key requires a new copy.
 * @throws {ProtectionError} device_key_invalid
 */
export function packOffline(source: Readable, terms: OfflineTerms): OfflineCopy {
  const { header, id, nonce } = makeOfflineHeader(terms.level);
  const key = randomBytes(terms.level === 'basic' ? 16 : 32);
  const copyKey = terms.level === 'premium' ? wrapKey(key, terms.devicePublicKeyJwk, id) : key;
  const content = Readable.from(encryptCopy(source, { header, nonce, key }), { objectMode: false });
  // Without a listener, a source that fails before the first read would crash the process. The read fails anyway.
  source.on('error', () => {});
  content.once('close', () => source.destroy());
  const offlineKey = { copy: id.toString('hex'), level: terms.level, key: copyKey.toString('base64url') };
  return { content, key: offlineKey };
}
