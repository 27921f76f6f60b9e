/** Ids below are of phrases that wait for a connection; those from here to 0 are of phrases in the making. */
export const firstLocal = -1_000_000_000;
