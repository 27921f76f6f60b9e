import { stdSerializers } from 'pino';

/** User name and password in a URL. */
const credentials = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi;
/** Stripe keys, and the credentials of Bearer and Basic authentication. */
const keys = /\b(sk|rk|whsec)_\w+|\b(bearer|basic) [\w.~+/=-]{8,}/gi;

const withoutSecrets = (text: string): string =>
  text.replaceAll(credentials, '$1[Redacted]@').replaceAll(keys, '[Redacted]');

/**
 * Reduces an error to its name, message, stack and other primitive values, with credentials removed. Objects are
 * dropped, because a connection error carries the whole connection.
 */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const serialized: Record<string, unknown> = stdSerializers.err(error);
  return Object.fromEntries(
    Object.entries(serialized)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([name, value]) => [name, typeof value === 'string' ? withoutSecrets(value) : value]),
  );
}
