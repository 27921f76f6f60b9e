import { constants, createPublicKey, publicEncrypt, type KeyObject } from 'node:crypto';

import { ProtectionError } from '../protection-error.ts';

/** A device's public key as exported by its browser (RFC 7517): RSA with 3072 to 4096 bits. */
export interface DevicePublicKey {
  kty?: unknown;
  n?: unknown;
  e?: unknown;
}

function readKey({ kty, n, e }: DevicePublicKey): KeyObject {
  // A modulus of 4096 bits has 683 characters. AQAB is 65537, the exponent that every browser uses.
  if (kty !== 'RSA' || typeof n !== 'string' || n.length > 700 || e !== 'AQAB') {
    throw new ProtectionError('device_key_invalid', 'not an RSA key');
  }
  try {
    return createPublicKey({ key: { kty, n, e }, format: 'jwk' });
  } catch (error) {
    throw new ProtectionError('device_key_invalid', 'unreadable', error);
  }
}

/**
 * Parses a device's public key.
 * @throws {ProtectionError} device_key_invalid
 */
export function checkDeviceKey(jwk: DevicePublicKey): KeyObject {
  const key = readKey(jwk);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < 3072 || bits > 4096) throw new ProtectionError('device_key_invalid', `${bits} bits`);
  return key;
}

/** Wraps a copy's key for a device (RSA-OAEP with SHA-256). The copy's ID is the label, so it is bound to the key. */
export function wrapKey(key: Buffer, jwk: DevicePublicKey, copyId: Buffer): Buffer {
  const publicKey = checkDeviceKey(jwk);
  try {
    return publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256', oaepLabel: copyId },
      key,
    );
  } catch (error) {
    throw new ProtectionError('device_key_invalid', 'cannot encrypt', error);
  }
}
