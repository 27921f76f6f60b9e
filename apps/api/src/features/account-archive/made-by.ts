import { version } from '#version.ts';

/** Name and version of the program that writes archives. */
export const madeBy = `Glossa ${version}`;
