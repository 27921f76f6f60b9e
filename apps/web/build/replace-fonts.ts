import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

import { fontNames, storedFont } from './subset-fonts.mjs';

/** Replaces the fonts that block the first page load with those from `npm run fonts`. */
export function replaceFonts(): Plugin {
  return {
    name: 'replace-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const name of fontNames) {
        const file = Object.values(bundle).find(
          (one) => one.type === 'asset' && one.names.includes(`${name}-latin-wght-normal.woff2`),
        );
        if (file?.type !== 'asset') this.error(`The build has no Latin font ${name}.`);
        file.source = await readFile(storedFont(name));
      }
    },
  };
}
