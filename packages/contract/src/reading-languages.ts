/** Codes of the languages whose words have readings: furigana, Pinyin or romanization. */
export const readingLanguages: readonly string[] = ['ja', 'zh', 'ko', 'ru', 'grc', 'ar', 'fa', 'he'];
