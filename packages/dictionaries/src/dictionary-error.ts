/** Thrown for a file that can't be installed. The message tells the operator why. */
export class DictionaryError extends Error {
  override name = 'DictionaryError';
}
