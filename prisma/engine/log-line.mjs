/**
 * Writes one line in the native engine's log format, from which the Prisma CLI reads failures.
 * @param {'INFO' | 'ERROR'} level
 * @param {string} target
 * @param {Record<string, unknown>} fields
 */
export function logLine(level, target, fields) {
  process.stderr.write(`${JSON.stringify({ timestamp: new Date().toISOString(), level, fields, target })}\n`);
}
