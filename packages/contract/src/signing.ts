/** Computes the HMAC-SHA256 of a message, as bytes. */
export type Hmac = (key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/**
 * Signs a request: hex-encoded HMAC-SHA256 of `METHOD\nPATH\nTIMESTAMP`.
 *
 * `path` excludes the query. `timestamp` is in milliseconds since the epoch. `key` is the `signingKey` returned on
 * sign-in, or the CSRF token if there is no session. Uses Web Crypto unless `hmac` is given.
 */
export async function signRequest(
  key: string,
  { method, path, timestamp }: { method: string; path: string; timestamp: number },
  hmac: Hmac = webHmac,
): Promise<string> {
  const encoder = new TextEncoder();
  const message = encoder.encode(signedMessage({ method, path, timestamp }));
  const bytes = await hmac(encoder.encode(key), message);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const webHmac: Hmac = async (key, message) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const cryptoKey = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', cryptoKey, message));
};

/** Returns the message to sign: method, path and timestamp, each on its own line. */
export const signedMessage = (request: { method: string; path: string; timestamp: number }): string =>
  `${request.method}\n${request.path}\n${request.timestamp}`;
