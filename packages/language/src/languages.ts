/** A learning language. `id` and `code` come from the specification. `native` is the language's own name. */
export interface Language {
  id: number;
  code: string;
  name: string;
  native: string;
  direction: 'ltr' | 'rtl';
}

const createLanguage = (
  id: number,
  code: string,
  name: string,
  native: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): Language => ({ id, code, name, native, direction });

export const languages: readonly Language[] = [
  createLanguage(1, 'ja', 'Japanese', '日本語'),
  createLanguage(2, 'ko', 'Korean', '한국어'),
  createLanguage(3, 'zh', 'Chinese', '中文'),
  createLanguage(4, 'es', 'Spanish', 'Español'),
  createLanguage(5, 'pt', 'Portuguese', 'Português'),
  createLanguage(6, 'it', 'Italian', 'Italiano'),
  createLanguage(7, 'fr', 'French', 'Français'),
  createLanguage(8, 'de', 'German', 'Deutsch'),
  createLanguage(9, 'en', 'English', 'English'),
  createLanguage(10, 'ru', 'Russian', 'Русский'),
  createLanguage(11, 'la', 'Latin', 'Latina'),
  createLanguage(12, 'ar', 'Arabic', 'العربية', 'rtl'),
  createLanguage(13, 'grc', 'Ancient Greek', 'Ἀρχαία ἑλληνική'),
  createLanguage(14, 'fa', 'Farsi', 'فارسی', 'rtl'),
  createLanguage(15, 'id', 'Indonesian', 'Bahasa Indonesia'),
  createLanguage(16, 'he', 'Hebrew', 'עברית', 'rtl'),
  createLanguage(17, 'vi', 'Vietnamese', 'Tiếng Việt'),
  createLanguage(18, 'af', 'Afrikaans', 'Afrikaans'),
  createLanguage(19, 'ln', 'Lingala', 'Lingála'),
  createLanguage(20, 'kg', 'Kikongo', 'Kikongo'),
  createLanguage(21, 'sw', 'Swahili', 'Kiswahili'),
  createLanguage(22, 'nl', 'Dutch', 'Nederlands'),
  createLanguage(23, 'tl', 'Tagalog', 'Tagalog'),
  createLanguage(24, 'th', 'Thai', 'ไทย'),
  createLanguage(25, 'tr', 'Turkish', 'Türkçe'),
  createLanguage(26, 'pl', 'Polish', 'Polski'),
];

/** The languages that the chooser lists first, in order (specification 1, section 3). */
export const defaultLanguageCodes = [
  'ja',
  'ko',
  'zh',
  'es',
  'pt',
  'it',
  'fr',
  'de',
  'en',
  'ru',
  'la',
  'ar',
  'grc',
  'fa',
] as const;

const byId = new Map(languages.map((language) => [language.id, language]));
const byCode = new Map(languages.map((language) => [language.code, language]));
byCode.set('zh-cn', byCode.get('zh') as Language);
byCode.set('zh-tw', byCode.get('zh') as Language);

export const languageById = (id: number): Language | undefined => byId.get(id);

/** Finds a language by its code, ignoring case. `zh-cn` and `zh-tw` count as `zh`. */
export const languageByCode = (code: string): Language | undefined => byCode.get(code.toLowerCase());
