import type { WrittenWords } from './written-words.ts';

const joined = (pair: string, first: string, last: string) => pair.replace('{0}', first).replace('{1}', last);

/** Formats lists: “A, B and C”. */
export function writtenList(
  _: Intl.ListFormat,
  words: WrittenWords,
  { type = 'conjunction' }: Intl.ListFormatOptions = {},
): Partial<Intl.ListFormat> {
  const pair = type === 'disjunction' ? words.or : words.and;
  return {
    format: (items) => {
      const all = [...items];
      const last = all.pop() ?? '';
      return all.length === 0 ? last : joined(pair, all.join(', '), last);
    },
  };
}

/** Overrides the names of languages. Other names come from `base`. */
export function writtenNames(
  base: Intl.DisplayNames,
  words: WrittenWords,
  { type }: Intl.DisplayNamesOptions,
): Partial<Intl.DisplayNames> {
  if (type !== 'language') return {};
  const of = base.of.bind(base);
  return { of: (code) => words.languages[code] ?? of(code) };
}
