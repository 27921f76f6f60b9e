import { findKey, storeKeyIfAbsent } from './key-store.ts';

const name = 'device';
/** RSA-OAEP with SHA-256, the algorithm with which packages/protection wraps keys. */
const algorithm = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: Uint8Array.of(1, 0, 1),
};

type StoredKey = CryptoKey | CryptoKeyPair | undefined;

const asPair = (storedKey: StoredKey): CryptoKeyPair | undefined =>
  storedKey && 'privateKey' in storedKey ? storedKey : undefined;

/** Returns this device's key pair; undefined if it has none. */
export const findDeviceKey = async (): Promise<CryptoKeyPair | undefined> => asPair(await findKey(name));

/**
 * Returns this device's public key as a JWK, for the server. Creates the key pair on first use, with a private key that
 * not even this page can export.
 */
export async function ensureDeviceKey(): Promise<JsonWebKey> {
  const pair = (await findDeviceKey()) ?? (await generatePair());
  return crypto.subtle.exportKey('jwk', pair.publicKey);
}

async function generatePair(): Promise<CryptoKeyPair> {
  const generated = await crypto.subtle.generateKey(algorithm, false, ['unwrapKey']);
  return asPair(await storeKeyIfAbsent(name, generated)) ?? generated;
}
