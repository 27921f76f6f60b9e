import { mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastLines, logSize, openLog } from './log-file.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let path;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  path = join(folder, 'logs/api.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} text */
function append(text) {
  const log = openLog(path);
  writeSync(log.descriptor, text);
  log.close();
}

test('appends to an existing log', () => {
  append('one\n');
  append('two\n');
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

test('rotates a log over 5 MB and discards the previous one', () => {
  append('first\n');
  writeFileSync(path, 'x'.repeat(5_000_001));
  append('second\n');
  expect(readFileSync(path, 'utf8')).toBe('second\n');
  expect(logSize(`${path}.1`)).toBe(5_000_001);
});

test('returns the last lines since an offset, and nothing for a missing log', () => {
  expect(lastLines(path, { lines: 3 })).toBe('');
  append('old\n');
  const from = logSize(path);
  append('one\ntwo\nthree\n');
  expect(lastLines(path, { lines: 2 })).toBe('two\nthree');
  expect(lastLines(path, { lines: 9, from })).toBe('one\ntwo\nthree');
});
