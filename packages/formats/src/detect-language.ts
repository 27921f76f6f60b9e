/** Number of characters needed for a reliable result. */
const sampleLength = 4000;

/**
 * Returns the ISO 639-1 code of a text's language. Undefined if uncertain. Loads 50 MB, so call it in a worker thread.
 */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const { eld } = await import('eld/small');
  const result = eld.detect(text.slice(0, sampleLength));
  return result.isReliable() ? result.language : undefined;
}
