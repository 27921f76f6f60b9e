import { stdSerializers } from 'pino';

/** Name and password in an address. */
const credentials = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi;
/** Keys of Stripe, and what stands behind the names of what opens something. */
const keys = /\b(sk|rk|whsec)_\w+|\b(bearer|basic) [\w.~+/=-]{8,}/gi;

const withoutSecrets = (text: string): string =>
  text.replaceAll(credentials, '$1[Redacted]@').replaceAll(keys, '[Redacted]');

/**
 * An error as the log has it: its name, message, stack and what else it says in plain values, without passwords of
 * addresses and keys. Objects are left out, as an error of a connection carries the whole of that.
 */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const told: Record<string, unknown> = stdSerializers.err(error);
  return Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([name, value]) => [name, typeof value === 'string' ? withoutSecrets(value) : value]),
  );
}
