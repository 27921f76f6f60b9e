import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import { frameSize, tagSize } from '../frames/frame-layout.ts';
import { sealFrames } from '../frames/seal-frames.ts';
import { makeOfflineHeader, offlineHeaderSize, type OfflineLevel } from './offline-header.ts';
import { wrapKey, type DevicePublicKey } from './wrap-key.ts';

/** What is handed out beside a copy so that its browser can open it. */
export interface OfflineKey {
  /** Id of the copy, as in its header: 32 hexadecimal digits. */
  copy: string;
  level: OfflineLevel;
  /** base64url: the key itself; of a premium copy the key wrapped for the device, which nobody else can use. */
  key: string;
}

/** A copy on its way to a browser. */
export interface PackedCopy {
  content: Readable;
  key: OfflineKey;
}

/** How a copy is encrypted; a premium one is for a device. */
export type OfflineTerms =
  | { level: 'basic' | 'standard' }
  | { level: 'premium'; devicePublicKeyJwk: DevicePublicKey };

/** Bytes of the copy of a file. */
export const offlineCopySize = (size: number): number =>
  offlineHeaderSize + size + Math.max(1, Math.ceil(size / frameSize)) * tagSize;

async function* pack(
  source: AsyncIterable<Uint8Array>,
  { header, nonce, key }: { header: Buffer; nonce: Buffer; key: Buffer },
): AsyncGenerator<Buffer> {
  yield header;
  yield* sealFrames(source, { key, nonce, bound: header });
}

/**
 * Encrypts a copy for offline use under a key of its own: AES-128-GCM (basic) or AES-256-GCM. Nothing of it is kept
 * here, so a key that is lost means another copy. Fails at once with ProtectionProblem for a device whose key is no use.
 */
export function packOffline(source: Readable, terms: OfflineTerms): PackedCopy {
  const { header, id, nonce } = makeOfflineHeader(terms.level);
  const key = randomBytes(terms.level === 'basic' ? 16 : 32);
  const given = terms.level === 'premium' ? wrapKey(key, terms.devicePublicKeyJwk, id) : key;
  const content = Readable.from(pack(source, { header, nonce, key }), { objectMode: false });
  // A source that fails before it is asked for its bytes fails then.
  source.on('error', () => {});
  content.once('close', () => source.destroy());
  const handedOut = { copy: id.toString('hex'), level: terms.level, key: given.toString('base64url') };
  return { content, key: handedOut };
}
