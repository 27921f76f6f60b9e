import { fileURLToPath } from 'node:url';

/** Where the built dictionaries lie: `{directory}/{language}/{namespace}.json`. */
export const localesDirectory: string = fileURLToPath(new URL('../dist/dictionaries', import.meta.url));
