/** Codes of the languages with readings for words: furigana, Pinyin or romanization. */
export const readingLanguages: readonly string[] = ['ja', 'zh', 'ko', 'ru', 'grc', 'ar', 'fa', 'he'];
