/**
 * Codes of the interface languages, as accounts store them. Names are separate, since the first screen doesn't need
 * them.
 */
export const interfaceLanguageCodes: readonly string[] =
  'af ar de en es fa fr he id it ja kg ko la ln nl pl pt ru sw th tl tr vi zh zh-tw'.split(' ');

/** Replaces plain letters with accented ones, to reveal untranslated text. Only available with `?lng=`. */
export const pseudoLanguage = 'en-xa';

/** Patterns of alternative codes, each with the code that it stands for. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^zh-(hant|tw|hk|mo)/, 'zh-tw'],
  [/^fil\b/, 'tl'],
  [/^iw\b/, 'he'],
  [/^in\b/, 'id'],
];

/**
 * Returns the interface language for a BCP 47 tag, ignoring case: the language itself, an alias, or the language
 * without script and region. `zh-CN` becomes `zh`, `zh-Hant-HK` becomes `zh-tw`, `fil-PH` becomes `tl`. Undefined if
 * there is none.
 */
export function resolveInterfaceLanguage(tagName: string): string | undefined {
  const tag = tagName.toLowerCase().replaceAll('_', '-');
  if (tag === pseudoLanguage) return tag;
  const code = aliases.find(([pattern]) => pattern.test(tag))?.[1] ?? tag;
  return [code, code.split('-')[0]].find(
    (candidate) => candidate && interfaceLanguageCodes.includes(candidate),
  );
}
