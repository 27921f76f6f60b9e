/** One sentence for all numbers, or its two forms; `{0}` stands for the number. */
export type Counted = string | { one: string; other: string };

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
type Widths = { long: readonly string[]; short: readonly string[]; narrow: readonly string[] };

/** What dates, spans and lists are written with in a language. */
export interface WrittenWords {
  /** From January on. */
  months: Widths;
  /** From Sunday on. */
  weekdays: Widths;
  relative: Record<'now' | 'yesterday' | 'today' | 'tomorrow', string> & {
    past: Record<Unit, Counted>;
    future: Record<Unit, Counted>;
  };
  units: Record<Unit, Record<'long' | 'short' | 'narrow', Counted>>;
  /** `{0} and {1}`. */
  and: string;
  or: string;
  /** Names of languages by their codes. */
  languages: Readonly<Record<string, string>>;
}

/** Kikongo and Lingala count nought and one alike. Source: CLDR, plural rules of `ln`. */
export const countedForm = (count: number): 'one' | 'other' => (count === 0 || count === 1 ? 'one' : 'other');

/** A sentence with its number, which is written as `written`. */
export const withCount = (sentence: Counted, count: number, written: string): string =>
  (typeof sentence === 'string' ? sentence : sentence[countedForm(count)]).replace('{0}', written);
