import { kikongo } from './kikongo.ts';
import { lingala } from './lingala.ts';
import { overrideDateFormat } from './written-dates.ts';
import { overrideListFormat, overrideDisplayNames } from './written-lists.ts';
import { overridePluralRules, overrideRelativeTime, overrideUnitFormat } from './written-spans.ts';
import type { LocaleWords } from './written-words.ts';

/** Locales whose numbers, currencies and date order are used for unsupported languages. */
const fallbackLocales: Readonly<Record<string, string>> = { la: 'en', ln: 'fr-CD', kg: 'fr-CD' };

const wordsByLanguage: Readonly<Record<string, LocaleWords>> = { ln: lingala, kg: kikongo };

type IntlConstructor = new (locales: Intl.LocalesArgument, options: never) => object;
type CreateOverrides = (formatter: never, words: LocaleWords, options: never) => object;

/**
 * Wraps an `Intl` constructor. For an unsupported language, the wrapper uses the closest locale and applies the
 * overrides from `createOverrides`.
 */
function wrapConstructor(Make: unknown, createOverrides: CreateOverrides): unknown {
  const Known = Make as IntlConstructor;
  const construct = (locales: Intl.LocalesArgument, options: never) => {
    const code = String(Array.isArray(locales) ? locales[0] : locales);
    const instance = new Known(fallbackLocales[code] ?? locales, options);
    const words = wordsByLanguage[code];
    for (const [name, value] of Object.entries(
      words ? createOverrides(instance as never, words, options) : {},
    ))
      // Some of the overridden properties are getters on the prototype, so they can't be assigned to.
      Object.defineProperty(instance, name, { value });
    return instance;
  };
  return new Proxy(Known, {
    construct: (_, [locales, options]) => construct(locales as Intl.LocalesArgument, options as never),
    apply: (_, __, [locales, options]) => construct(locales as Intl.LocalesArgument, options as never),
  });
}

let isExtended = false;

/**
 * Adds dates, numbers, durations, plurals, lists and language names in Latin, Lingala and Kikongo to `Intl`, because
 * not every browser supports these languages. Doesn't change other languages.
 */
export function extendIntl(): void {
  if (isExtended) return;
  isExtended = true;
  Object.assign(Intl, {
    DateTimeFormat: wrapConstructor(Intl.DateTimeFormat, overrideDateFormat),
    NumberFormat: wrapConstructor(Intl.NumberFormat, overrideUnitFormat),
    RelativeTimeFormat: wrapConstructor(Intl.RelativeTimeFormat, overrideRelativeTime),
    PluralRules: wrapConstructor(Intl.PluralRules, overridePluralRules),
    ListFormat: wrapConstructor(Intl.ListFormat, overrideListFormat),
    DisplayNames: wrapConstructor(Intl.DisplayNames, overrideDisplayNames),
  });
}
