/**
 * Ends one part of the site.
 * @typedef {() => void | Promise<void>} Closer
 */

/**
 * Ends what was started last first: what uses the database before the database.
 * @param {Closer[]} closers in the order their parts were started
 */
export async function closeAll(closers) {
  for (const close of closers.toReversed()) await close();
}
