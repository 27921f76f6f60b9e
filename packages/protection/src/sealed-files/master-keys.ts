import { hkdfSync } from 'node:crypto';

/** A key that wraps file keys. */
export interface MasterKey {
  /** 8 bytes that identify the key in files sealed with it. */
  id: Buffer;
  /** 32 bytes. */
  key: Buffer;
}

/** A server's master keys. Files are sealed with the first one, and opened with the one whose ID they contain. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

const derive = (secret: string, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'glossa sealed files', use, length));

const masterKey = (secret: string): MasterKey => ({
  id: derive(secret, 'id of the master key', 8),
  key: derive(secret, 'master key', 32),
});

/**
 * Derives the master keys (HKDF, RFC 5869) from the server's secret and its earlier ones. Files that were sealed under
 * an earlier secret remain readable as long as that secret is passed.
 */
export const masterKeys = (secret: string, ...previousSecrets: readonly string[]): MasterKeys => [
  masterKey(secret),
  ...previousSecrets.map(masterKey),
];
