import enginesVersion from '@prisma/engines-version';
import { logLine } from './log-line.mjs';
import { quoteName, runOnce } from './target.mjs';

/** The engine's one-shot commands, by their names in Prisma. */
const COMMANDS = {
  'can-connect-to-database': ({ fields }) => runOnce(fields),
  'create-database': createDatabase,
  'drop-database': ({ fields, database }) =>
    runOnce({ ...fields, database: 'postgres' }, `DROP DATABASE IF EXISTS ${quoteName(database)}`),
};

/** Creates the target database, connecting to the same server's maintenance database. */
export function createDatabase({ fields, database }) {
  return runOnce({ ...fields, database: 'postgres' }, `CREATE DATABASE ${quoteName(database)}`);
}

/**
 * Runs `schema-engine cli <command>`.
 * @returns {Promise<0 | 1>} the exit code; failures are logged to stderr with Prisma's own error codes
 */
export async function runCommand(target, name) {
  const command = COMMANDS[name];
  if (!command) return reject('P5000', `unsupported command ${name}`);
  try {
    await command(target);
    return 0;
  } catch (error) {
    return reject(...describe(error, target));
  }
}

/** Converts a PostgreSQL error to Prisma's error code and message. */
function describe(error, { fields, database }) {
  if (error.code === '3D000') return ['P1003', `Database \`${database}\` does not exist`];
  if (error.code === '28P01' || error.code === '28000')
    return ['P1000', `Authentication failed: ${error.message}`];
  return ['P1001', `Can't reach database server at \`${fields.host}:${fields.port}\`: ${error.message}`];
}

/** Logs a failure on two lines, because the Prisma CLI skips the first one. Returns the exit code. */
function reject(errorCode, message) {
  logLine('INFO', 'schema_engine', {
    message: 'Starting schema engine CLI',
    git_hash: enginesVersion.enginesVersion,
  });
  logLine('ERROR', 'schema_engine::logger', { is_panic: false, error_code: errorCode, message });
  return 1;
}
