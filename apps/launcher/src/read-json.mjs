import { readFileSync } from 'node:fs';

/**
 * @param {string} path
 * @returns {unknown} to be named by the caller, who knows what stands in that file
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
