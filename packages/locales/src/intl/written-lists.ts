import type { LocaleWords } from './written-words.ts';

const joinPair = (pair: string, first: string, last: string) =>
  pair.replace('{0}', first).replace('{1}', last);

/** Formats lists: “A, B and C”. */
export function overrideListFormat(
  _: Intl.ListFormat,
  words: LocaleWords,
  { type = 'conjunction' }: Intl.ListFormatOptions = {},
): Partial<Intl.ListFormat> {
  const pair = type === 'disjunction' ? words.or : words.and;
  return {
    format: (items) => {
      const list = [...items];
      const last = list.pop() ?? '';
      return list.length === 0 ? last : joinPair(pair, list.join(', '), last);
    },
  };
}

/** Overrides the names of languages. Other names come from `base`. */
export function overrideDisplayNames(
  base: Intl.DisplayNames,
  words: LocaleWords,
  { type }: Intl.DisplayNamesOptions,
): Partial<Intl.DisplayNames> {
  if (type !== 'language') return {};
  const of = base.of.bind(base);
  return { of: (code) => words.languages[code] ?? of(code) };
}
