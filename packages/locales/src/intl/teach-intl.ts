import { kikongo } from './kikongo.ts';
import { lingala } from './lingala.ts';
import { writtenDates } from './written-dates.ts';
import { writtenList, writtenNames } from './written-lists.ts';
import { writtenPlural, writtenRelative, writtenUnits } from './written-spans.ts';
import type { WrittenWords } from './written-words.ts';

/** Locales that provide the numbers, currencies and date order of unsupported languages. */
const nearest: Readonly<Record<string, string>> = { la: 'en', ln: 'fr-CD', kg: 'fr-CD' };

const written: Readonly<Record<string, WrittenWords>> = { ln: lingala, kg: kikongo };

type Maker = new (locales: Intl.LocalesArgument, options: never) => object;
type Teach = (thing: never, words: WrittenWords, options: never) => object;

/**
 * Wraps an `Intl` constructor: for an unsupported language, it uses the nearest locale and overrides what `teach`
 * returns.
 */
function taught(Make: unknown, teach: Teach): unknown {
  const Known = Make as Maker;
  const make = (locales: Intl.LocalesArgument, options: never) => {
    const code = String(Array.isArray(locales) ? locales[0] : locales);
    const thing = new Known(nearest[code] ?? locales, options);
    const words = written[code];
    for (const [name, value] of Object.entries(words ? teach(thing as never, words, options) : {}))
      // Some are getters of the prototype, which can't be assigned.
      Object.defineProperty(thing, name, { value });
    return thing;
  };
  return new Proxy(Known, {
    construct: (_, [locales, options]) => make(locales as Intl.LocalesArgument, options as never),
    apply: (_, __, [locales, options]) => make(locales as Intl.LocalesArgument, options as never),
  });
}

let done = false;

/**
 * Adds Latin, Lingala and Kikongo to `Intl`, because not every browser supports them: dates, numbers, durations,
 * plurals, lists and language names. Other languages stay unchanged.
 */
export function teachIntl(): void {
  if (done) return;
  done = true;
  Object.assign(Intl, {
    DateTimeFormat: taught(Intl.DateTimeFormat, writtenDates),
    NumberFormat: taught(Intl.NumberFormat, writtenUnits),
    RelativeTimeFormat: taught(Intl.RelativeTimeFormat, writtenRelative),
    PluralRules: taught(Intl.PluralRules, writtenPlural),
    ListFormat: taught(Intl.ListFormat, writtenList),
    DisplayNames: taught(Intl.DisplayNames, writtenNames),
  });
}
