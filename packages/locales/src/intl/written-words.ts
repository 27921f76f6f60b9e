/** One sentence for all numbers, or its two plural forms. `{0}` is the number. */
export type Counted = string | { one: string; other: string };

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
type Widths = { long: readonly string[]; short: readonly string[]; narrow: readonly string[] };

/** The words for a language's dates, durations and lists. */
export interface WrittenWords {
  /** From January. */
  months: Widths;
  /** From Sunday. */
  weekdays: Widths;
  relative: Record<'now' | 'yesterday' | 'today' | 'tomorrow', string> & {
    past: Record<Unit, Counted>;
    future: Record<Unit, Counted>;
  };
  units: Record<Unit, Record<'long' | 'short' | 'narrow', Counted>>;
  /** `{0} and {1}`. */
  and: string;
  or: string;
  /** Names of languages by code. */
  languages: Readonly<Record<string, string>>;
}

/** Kikongo and Lingala use the same form for zero and one. Source: CLDR, plural rules of `ln`. */
export const countedForm = (count: number): 'one' | 'other' => (count === 0 || count === 1 ? 'one' : 'other');

/** Inserts a number, already formatted as `written`, into a sentence. */
export const withCount = (sentence: Counted, count: number, written: string): string =>
  (typeof sentence === 'string' ? sentence : sentence[countedForm(count)]).replace('{0}', written);
