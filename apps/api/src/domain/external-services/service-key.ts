import type { ExternalService } from '@glossa/contract/external-services';
import { masterKeys, type MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { openText, sealText } from '@glossa/protection/sealed-text';

/** The installation's current secret and its earlier ones. */
export interface Secrets {
  secret: string;
  earlierSecrets: readonly string[];
}

/** The server that a key is for. */
export interface KeyOwner {
  service: ExternalService;
  provider: string;
  /** Empty for the provider's own host. */
  url: string;
}

export const serviceKeyring = ({ secret, earlierSecrets }: Secrets): MasterKeys =>
  masterKeys(secret, ...earlierSecrets);

/**
 * Binds a key to its service and origin, so that with another URL, whether entered by an admin or written to the
 * database, the key can't be decrypted and isn't sent to another host.
 */
const createPurpose = ({ service, provider, url }: KeyOwner): string =>
  `api key of ${service} at ${url === '' ? provider : new URL(url).origin}`;

/** Encrypts an API key for the server that it belongs to. */
export const encryptServiceKey = (
  secrets: Secrets,
  owner: KeyOwner,
  apiKey: string,
): Uint8Array<ArrayBuffer> => new Uint8Array(sealText(serviceKeyring(secrets), apiKey, createPurpose(owner)));

/**
 * Decrypts an API key. Returns undefined if it belongs to another server, or was encrypted under a secret that this
 * installation doesn't have.
 */
export const decryptServiceKey = (
  secrets: Secrets,
  owner: KeyOwner,
  encrypted: Uint8Array,
): string | undefined => openText(serviceKeyring(secrets), encrypted, createPurpose(owner));
