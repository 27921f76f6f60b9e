import type { Hmac } from '@glossa/contract/signing';

/** Returns an HMAC implementation for insecure contexts, such as plain HTTP, where browsers have no `crypto.subtle`. */
export const hmac = (): Hmac | undefined => ('subtle' in crypto ? undefined : ownHmac);

const ownHmac: Hmac = async (key, message) => {
  const [own, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return own.hmac(sha256, key, message);
};
