import type { Hmac } from '@glossa/contract/signing';

/** How to sign where the browser cannot: it has cryptography only in a secure context, so not on plain HTTP. */
export const hmac = (): Hmac | undefined => ('subtle' in crypto ? undefined : ownHmac);

const ownHmac: Hmac = async (key, message) => {
  const [own, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return own.hmac(sha256, key, message);
};
