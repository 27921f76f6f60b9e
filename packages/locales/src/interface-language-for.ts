/** Codes of the interface languages, as accounts keep them. Without their names, which the first screen can do without. */
export const interfaceLanguageCodes: readonly string[] =
  'af ar de en es fa fr he id it ja kg ko la ln nl pl pt ru sw th tl tr vi zh zh-tw'.split(' ');

/** Marked letters in place of plain ones, to see what was not translated; only by `?lng=`. */
export const pseudoLanguage = 'en-xa';

/** Codes that others use for the same, by how they begin. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^zh-(hant|tw|hk|mo)/, 'zh-tw'],
  [/^fil\b/, 'tl'],
  [/^iw\b/, 'he'],
  [/^in\b/, 'id'],
];

/**
 * The interface language that serves a wanted one (BCP 47, in any case): itself, the one of the same script, or the
 * one without its region. `zh-CN` is `zh`, `zh-Hant-HK` is `zh-tw`, `fil-PH` is `tl`.
 */
export function interfaceLanguageFor(wanted: string): string | undefined {
  const tag = wanted.toLowerCase().replaceAll('_', '-');
  if (tag === pseudoLanguage) return tag;
  const code = others.find(([begin]) => begin.test(tag))?.[1] ?? tag;
  return [code, code.split('-')[0]].find((asked) => asked && interfaceLanguageCodes.includes(asked));
}
