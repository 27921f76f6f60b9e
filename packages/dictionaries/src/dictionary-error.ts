/** Thrown for a file that can't be installed. The message explains the reason to the operator. */
export class DictionaryError extends Error {
  override name = 'DictionaryError';
}
