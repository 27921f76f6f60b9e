import { findKey, keepFirstKey } from './key-store.ts';

const name = 'device';
/** RSA-OAEP with SHA-256, as packages/protection wraps with it. */
const algorithm = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: Uint8Array.of(1, 0, 1),
};

type Kept = CryptoKey | CryptoKeyPair | undefined;

const asPair = (kept: Kept): CryptoKeyPair | undefined => (kept && 'privateKey' in kept ? kept : undefined);

/** The pair of keys of this device; undefined when none was made. */
export const findDeviceKey = async (): Promise<CryptoKeyPair | undefined> => asPair(await findKey(name));

/**
 * Answers the public key of this device as JWK, for the server. The pair is made once; its private half cannot be
 * exported, not even by this page.
 */
export async function makeDeviceKey(): Promise<JsonWebKey> {
  const pair = (await findDeviceKey()) ?? (await generatePair());
  return crypto.subtle.exportKey('jwk', pair.publicKey);
}

async function generatePair(): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey(algorithm, false, ['unwrapKey']);
  return asPair(await keepFirstKey(name, made)) ?? made;
}
