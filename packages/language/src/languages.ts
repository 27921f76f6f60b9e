/** A learning language. `id` and `code` come from the specification. `native` is the language's own name. */
export interface Language {
  id: number;
  code: string;
  name: string;
  native: string;
  direction: 'ltr' | 'rtl';
}

const row = (
  id: number,
  code: string,
  name: string,
  native: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): Language => ({ id, code, name, native, direction });

export const languages: readonly Language[] = [
  row(1, 'ja', 'Japanese', '日本語'),
  row(2, 'ko', 'Korean', '한국어'),
  row(3, 'zh', 'Chinese', '中文'),
  row(4, 'es', 'Spanish', 'Español'),
  row(5, 'pt', 'Portuguese', 'Português'),
  row(6, 'it', 'Italian', 'Italiano'),
  row(7, 'fr', 'French', 'Français'),
  row(8, 'de', 'German', 'Deutsch'),
  row(9, 'en', 'English', 'English'),
  row(10, 'ru', 'Russian', 'Русский'),
  row(11, 'la', 'Latin', 'Latina'),
  row(12, 'ar', 'Arabic', 'العربية', 'rtl'),
  row(13, 'grc', 'Ancient Greek', 'Ἀρχαία ἑλληνική'),
  row(14, 'fa', 'Farsi', 'فارسی', 'rtl'),
  row(15, 'id', 'Indonesian', 'Bahasa Indonesia'),
  row(16, 'he', 'Hebrew', 'עברית', 'rtl'),
  row(17, 'vi', 'Vietnamese', 'Tiếng Việt'),
  row(18, 'af', 'Afrikaans', 'Afrikaans'),
  row(19, 'ln', 'Lingala', 'Lingála'),
  row(20, 'kg', 'Kikongo', 'Kikongo'),
  row(21, 'sw', 'Swahili', 'Kiswahili'),
  row(22, 'nl', 'Dutch', 'Nederlands'),
  row(23, 'tl', 'Tagalog', 'Tagalog'),
  row(24, 'th', 'Thai', 'ไทย'),
  row(25, 'tr', 'Turkish', 'Türkçe'),
  row(26, 'pl', 'Polish', 'Polski'),
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

/** Finds a language by its code, ignoring case. `zh-cn` and `zh-tw` are `zh`. */
export const languageByCode = (code: string): Language | undefined => byCode.get(code.toLowerCase());
