import { hkdfSync } from 'node:crypto';

/** A key that the keys of files are wrapped with. */
export interface MasterKey {
  /** 8 bytes that name it in the files it is used for. */
  id: Buffer;
  /** 32 bytes. */
  key: Buffer;
}

/** The master keys of a server: files are sealed with the first, and opened with whichever they name. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

const derive = (secret: string, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'glossa sealed files', use, length));

const masterKey = (secret: string): MasterKey => ({
  id: derive(secret, 'id of the master key', 8),
  key: derive(secret, 'master key', 32),
});

/**
 * Derives the master keys (HKDF, RFC 5869) of the server's secret, and of those it had before: files that were sealed
 * under one of them can be read as long as it is given.
 */
export const masterKeys = (secret: string, ...earlier: readonly string[]): MasterKeys => [
  masterKey(secret),
  ...earlier.map(masterKey),
];
