import { stdSerializers } from 'pino';

/**
 * An error as the log has it: its name, message, stack and what else it says in plain values. Objects are left out, as
 * an error of a connection carries the whole of that.
 */
export function plainError(error: Error): Record<string, unknown> {
  const told: Record<string, unknown> = stdSerializers.err(error);
  return Object.fromEntries(
    Object.entries(told).filter(([, value]) => typeof value !== 'object' || value === null),
  );
}
