import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFingerprint } from './install.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const folder of ['apps/api/src', 'packages/contract'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/api/package.json']) {
    writeFileSync(join(root, file), '{}');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('keeps the fingerprint when source files change', () => {
  const before = installFingerprint(root);
  writeFileSync(join(root, 'apps/api/src/main.ts'), '');
  expect(installFingerprint(root)).toBe(before);
});

test.each(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/api/package.json'])(
  'changes the fingerprint when %s changes',
  (file) => {
    const before = installFingerprint(root);
    writeFileSync(join(root, file), '{ "changed": true }');
    expect(installFingerprint(root)).not.toBe(before);
  },
);

test('changes the fingerprint when a package is added', () => {
  const before = installFingerprint(root);
  writeFileSync(join(root, 'packages/contract/package.json'), '{}');
  expect(installFingerprint(root)).not.toBe(before);
});
