import { version } from '#version.ts';

/** What packs archives here. */
export const madeBy = `Glossa ${version}`;
