import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { it } from 'vitest';

it('stores the installed fonts without unused weights', async () => {
  // In a process of its own: the compiled library takes jsdom for a browser.
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'subset-fonts.mjs'), '--check']);
});
