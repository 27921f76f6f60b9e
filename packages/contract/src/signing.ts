/**
 * The signature of a request: hex HMAC-SHA256 over `METHOD\nPATH\nTIMESTAMP`.
 *
 * `path` is without query; `timestamp` is in milliseconds since 1970; `key` is the `signingKey` handed out
 * at login, or the CSRF token for calls that nobody is signed in for.
 */
export async function signRequest(
  key: string,
  { method, path, timestamp }: { method: string; path: string; timestamp: number },
): Promise<string> {
  const encoder = new TextEncoder();
  const message = encoder.encode(signedMessage({ method, path, timestamp }));
  const bytes = await hmacSha256(encoder.encode(key), message);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function hmacSha256(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  // Browsers have it only in a secure context, which an address of the home network without TLS is not.
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) {
    const [{ hmac }, { sha256 }] = await Promise.all([
      import('@noble/hashes/hmac.js'),
      import('@noble/hashes/sha2.js'),
    ]);
    return hmac(sha256, key, message);
  }
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, message));
}

/** The text that is signed. */
export const signedMessage = (request: { method: string; path: string; timestamp: number }): string =>
  `${request.method}\n${request.path}\n${request.timestamp}`;
