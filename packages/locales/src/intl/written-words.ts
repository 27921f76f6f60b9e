/** A sentence for all numbers, or its two plural forms. `{0}` is the number. */
export type CountedText = string | { one: string; other: string };

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
type Widths = { long: readonly string[]; short: readonly string[]; narrow: readonly string[] };

/** The words for a language's dates, durations and lists. */
export interface LocaleWords {
  /** Starting with January. */
  months: Widths;
  /** Starting with Sunday. */
  weekdays: Widths;
  relative: Record<'now' | 'yesterday' | 'today' | 'tomorrow', string> & {
    past: Record<Unit, CountedText>;
    future: Record<Unit, CountedText>;
  };
  units: Record<Unit, Record<'long' | 'short' | 'narrow', CountedText>>;
  /** `{0} and {1}`. */
  and: string;
  or: string;
  /** Names of languages by code. */
  languages: Readonly<Record<string, string>>;
}

/** Kikongo and Lingala use the same form for zero and one. Source: CLDR, plural rules of `ln`. */
export const selectPluralForm = (count: number): 'one' | 'other' =>
  count === 0 || count === 1 ? 'one' : 'other';

/** Inserts a number, already formatted as `formattedCount`, into a sentence. */
export const formatCount = (sentence: CountedText, count: number, formattedCount: string): string =>
  (typeof sentence === 'string' ? sentence : sentence[selectPluralForm(count)]).replace(
    '{0}',
    formattedCount,
  );
