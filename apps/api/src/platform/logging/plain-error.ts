import { stdSerializers } from 'pino';

/** User name and password in a URL. */
const credentialsPattern = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi;
/** Stripe keys, and the credentials of Bearer and Basic authentication. */
const keyPattern = /\b(sk|rk|whsec)_\w+|\b(bearer|basic) [\w.~+/=-]{8,}/gi;

const redactSecrets = (text: string): string =>
  text.replaceAll(credentialsPattern, '$1[Redacted]@').replaceAll(keyPattern, '[Redacted]');

/**
 * Reduces an error to its name, message, stack and other primitive values, with credentials removed. Objects are
 * dropped, because a connection error contains the whole connection.
 */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactSecrets(String(error)) };
  const serialized: Record<string, unknown> = stdSerializers.err(error);
  return Object.fromEntries(
    Object.entries(serialized)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([name, value]) => [name, typeof value === 'string' ? redactSecrets(value) : value]),
  );
}
