import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_LOG_BYTES = 5_000_000; // In bytes.

/**
 * Opens a log for appending. A log over 5 MB is rotated first, replacing the previously rotated log.
 * @param {string} path
 * @returns {{ descriptor: number, close: () => void }}
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, 'a', 0o600);
  return { descriptor, close: () => closeSync(descriptor) };
}

/**
 * Returns the last lines of a log, optionally only those written after a position.
 * @param {string} path
 * @param {{ lines: number, from?: number }} options `from` in bytes, as returned by `logSize`
 * @returns {string}
 */
export function lastLines(path, { lines, from = 0 }) {
  if (logSize(path) === 0) return '';
  const text = readFileSync(path).subarray(from).toString('utf8').trimEnd();
  return text.split('\n').slice(-lines).join('\n');
}

/** @param {string} path */
export function logSize(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
