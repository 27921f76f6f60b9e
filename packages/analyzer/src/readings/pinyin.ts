import { readEachWord, type SentenceWords, type WordReading } from './word-reading.ts';

/** Loads a function that returns Pinyin with tone marks for sentences. A character's reading depends on its context. */
export async function loadPinyin(): Promise<(sentence: SentenceWords) => WordReading[]> {
  const { pinyin } = await import('pinyin-pro');
  return (sentence) => {
    const syllables = new Map<number, string>();
    let at = 0;
    for (const { origin, pinyin: syllable, isZh } of pinyin(sentence.text, { type: 'all' })) {
      if (isZh) syllables.set(at, syllable);
      at += origin.length;
    }
    return readEachWord(sentence, (written, start) => {
      let reading = '';
      let offset = start;
      const parts = Array.from(written, (t) => {
        const syllable = syllables.get(offset);
        offset += t.length;
        // An apostrophe precedes a syllable that begins with a vowel: Xī'ān.
        const isVowel = syllable !== undefined && /^[aeoāáǎàēéěèōóǒò]/.test(syllable);
        reading += isVowel && reading !== '' ? `'${syllable}` : (syllable ?? t);
        return syllable === undefined ? { t } : { t, r: syllable };
      });
      return parts.some(({ r }) => r !== undefined) ? { reading, parts } : undefined;
    });
  };
}
