import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..');

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * What the environment says to the launcher; docs/operations.md lists the names.
 * @typedef {object} Settings
 * @property {number} port of the site
 * @property {string} host address the site listens on
 * @property {string} origin where a browser on this machine finds the site
 * @property {string} dataDir absolute path of everything that is kept
 * @property {string} logDir
 * @property {string | undefined} databaseUrl of a server of one's own; none means the embedded one
 * @property {boolean} showsDemoAccounts whether the api makes demo accounts in these circumstances
 */

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal(`PORT has to be a number from 1 to 65535, not "${env.PORT}".`);
  }
  const host = env.HOST || '127.0.0.1';
  const dataDir = resolve(env.DATA_DIR || `${ROOT}/.data`);
  const databaseUrl = env.DATABASE_URL || inFile(env.DATABASE_URL_FILE);
  return {
    port,
    host,
    origin: `http://${EVERYWHERE.has(host) ? '127.0.0.1' : inUrl(host)}:${port}`,
    dataDir,
    logDir: `${dataDir}/logs`,
    databaseUrl,
    showsDemoAccounts:
      !databaseUrl &&
      isLoopback(host) &&
      (!env.PUBLIC_URL || isLoopback(hostOf(env.PUBLIC_URL))) &&
      Number(env.TRUST_PROXY || 0) === 0 &&
      env.NODE_ENV !== 'production' &&
      !env.ADMIN_EMAIL,
  };
}

/**
 * Whether a host is this machine, as apps/api/src/config/address.ts has it.
 * @param {string} host
 */
const isLoopback = (host) => ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** @param {string} url */
const hostOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '');

/** @param {string} host */
function inUrl(host) {
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The one line of a file.
 * @param {string | undefined} file
 */
function inFile(file) {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new Refusal(`DATABASE_URL_FILE names a file that cannot be read: ${file}`);
  }
}
