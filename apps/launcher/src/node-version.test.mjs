import { expect, test } from 'vitest';
import { requireNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['20.18.3', '18.20.0', '9.99.99'])('rejects Node %s and names the required version', (version) => {
  expect(() => requireNode(version)).toThrow(`Glossa needs Node 20.19.0 or newer; this is Node ${version}.`);
});
