import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { it } from 'vitest';

it('stores the installed fonts without unused weights', async () => {
  // Run in a separate process, because the compiled library mistakes jsdom for a browser.
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'subset-fonts.mjs'), '--check']);
});
