import { readFileSync } from 'node:fs';

/**
 * @param {string} path
 * @returns {unknown} unknown, because only the caller knows the file's type
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
