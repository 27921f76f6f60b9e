export interface InterfaceLanguage {
  /** Code of its locale files, as stored with accounts: `pt`, `zh-tw`. */
  code: string;
  /** The language's own name. */
  native: string;
}

/** Sorted by native name, as shown in menus. */
export const interfaceLanguages: readonly InterfaceLanguage[] = [
  { code: 'af', native: 'Afrikaans' },
  { code: 'id', native: 'Bahasa Indonesia' },
  { code: 'de', native: 'Deutsch' },
  { code: 'en', native: 'English' },
  { code: 'es', native: 'Español' },
  { code: 'tl', native: 'Filipino' },
  { code: 'fr', native: 'Français' },
  { code: 'it', native: 'Italiano' },
  { code: 'kg', native: 'Kikongo' },
  { code: 'sw', native: 'Kiswahili' },
  // Uses the English strings, as specified.
  { code: 'la', native: 'Latina (English)' },
  { code: 'ln', native: 'Lingála' },
  { code: 'nl', native: 'Nederlands' },
  { code: 'pl', native: 'Polski' },
  { code: 'pt', native: 'Português' },
  { code: 'vi', native: 'Tiếng Việt' },
  { code: 'tr', native: 'Türkçe' },
  { code: 'ru', native: 'Русский' },
  { code: 'he', native: 'עברית' },
  { code: 'ar', native: 'العربية' },
  { code: 'fa', native: 'فارسی' },
  { code: 'th', native: 'ไทย' },
  { code: 'ko', native: '한국어' },
  { code: 'ja', native: '日本語' },
  { code: 'zh', native: '简体中文' },
  { code: 'zh-tw', native: '繁體中文' },
];

/**
 * Codes that share the strings of the language they are listed under: the Latin interface is in English, as specified,
 * and `zh-cn` is an alias of `zh`.
 */
export const codesSharingTexts: Readonly<Record<string, string>> = { en: 'la', zh: 'zh-cn' };
