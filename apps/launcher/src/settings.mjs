import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LauncherError } from './launcher-error.mjs';

/** Root of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..');

const WILDCARD_HOSTS = new Set(['0.0.0.0', '::']);

/**
 * The launcher's settings from the environment. docs/operations/configuration.md lists the variables.
 * @typedef {object} Settings
 * @property {number} port of the site
 * @property {string} host address that the site listens on
 * @property {string} origin URL of the site for a browser on this machine
 * @property {string} dataDir absolute path of the folder for all stored data
 * @property {string} logDir
 * @property {string | undefined} databaseUrl URL of an external server; undefined for the embedded one
 * @property {boolean} showsDemoAccounts whether the API creates demo accounts with these settings
 */

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new LauncherError(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  const host = env.HOST || '127.0.0.1';
  const dataDir = resolve(env.DATA_DIR || `${ROOT}/.data`);
  const databaseUrl = env.DATABASE_URL || readTrimmedFile(env.DATABASE_URL_FILE);
  return {
    port,
    host,
    origin: `http://${WILDCARD_HOSTS.has(host) ? '127.0.0.1' : formatUrlHost(host)}:${port}`,
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
 * Returns whether a host is this machine, by the same rule as apps/api/src/config/address.ts.
 * @param {string} host
 */
const isLoopback = (host) => ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** @param {string} url */
const hostOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '');

/** @param {string} host */
function formatUrlHost(host) {
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Returns the trimmed content of a file. Undefined if no file is given or the file is empty.
 * @param {string | undefined} file
 */
function readTrimmedFile(file) {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new LauncherError(`Can't read the file in DATABASE_URL_FILE: ${file}`);
  }
}
