/** A file that cannot be installed; the message says why to the operator. */
export class BadDictionary extends Error {
  override name = 'BadDictionary';
}
