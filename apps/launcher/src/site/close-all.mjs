/**
 * Stops one part of the site.
 * @typedef {() => void | Promise<void>} Closer
 */

/**
 * Stops the parts in reverse order of their start, so that the database stops after its users.
 * @param {Closer[]} closers in the order their parts were started
 */
export async function closeAll(closers) {
  for (const close of closers.toReversed()) await close();
}
