import { ProtectionError } from '@glossa/protection/protection-error';
import { masterKeys } from '@glossa/protection/sealed-files/master-keys';
import { openValue, sealValue } from '@glossa/protection/sealed-values/seal-value';
import { Secret, TOTP } from 'otpauth';

import type { Config } from '#config.ts';
import { appSecretContext } from '#domain/accounts/app-secret-context.ts';

/** Seconds for which an authenticator app shows the same code (RFC 6238). */
const period = 30;

/** Maximum number of steps by which a phone's clock may differ from the server's. */
const maxDrift = 1;

type Keys = Pick<Config, 'secret' | 'earlierSecrets'>;

const toMasterKeys = ({ secret, earlierSecrets }: Keys) => masterKeys(secret, ...earlierSecrets);

// Use SHA-1 and six digits, because several apps ignore other values in the URI.
const createTotp = (secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period });

/** Creates a 160-bit secret, returned in base32 for typing, as a URI for a QR code, and encrypted for the database. */
export function createAppSecret(
  keys: Keys,
  { learnerId, email, issuer }: { learnerId: string; email: string; issuer: string },
) {
  const secret = new Secret({ size: 20 });
  return {
    secret: secret.base32,
    uri: createTotp(secret, { issuer, label: email }).toString(),
    sealed: sealValue(toMasterKeys(keys), secret.bytes, appSecretContext(learnerId)),
  };
}

/**
 * Returns the 30-second step that a code belongs to, at most one step away from the current one. Returns undefined for
 * a wrong code, and for every code if the secret was encrypted with a SECRET that the server no longer has.
 */
export function findStep(
  keys: Keys,
  { learnerId, sealed, code, now }: { learnerId: string; sealed: Uint8Array; code: string; now: Date },
): number | undefined {
  const bytes = openSecret(keys, sealed, learnerId);
  if (!bytes) return undefined;
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const drift = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: maxDrift });
  return drift === null ? undefined : Math.floor(now.getTime() / 1000 / period) + drift;
}

function openSecret(keys: Keys, sealed: Uint8Array, learnerId: string): Buffer | undefined {
  try {
    return openValue(toMasterKeys(keys), sealed, appSecretContext(learnerId));
  } catch (error) {
    if (error instanceof ProtectionError) return undefined;
    throw error;
  }
}
