import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { fontNames, storedFont, subset } from './subset-fonts.mjs';

it.each(fontNames)('the stored font %s is the installed one without unused weights', async (name) => {
  const stored = await readFile(storedFont(name));
  // Compared as a whole, since a diff of 40,000 bytes is unreadable. If they differ, run `npm run fonts`.
  expect(stored.equals(await subset(name))).toBe(true);
});
