import { selectPluralForm, formatCount } from './written-words.ts';
import type { LocaleWords } from './written-words.ts';

type RelativeUnit = keyof LocaleWords['relative']['past'];

const toSingular = (unit: Intl.RelativeTimeFormatUnit) => unit.replace(/s$/, '') as RelativeUnit;

/** Formats durations (`style: 'unit'`). Other numbers are formatted by `base`. */
export function overrideUnitFormat(
  base: Intl.NumberFormat,
  words: LocaleWords,
  { unit, unitDisplay = 'short', ...rest }: Intl.NumberFormatOptions = {},
): Partial<Intl.NumberFormat> {
  const names = words.units[unit as RelativeUnit] as LocaleWords['units'][RelativeUnit] | undefined;
  if (!names) return {};
  const plain = new Intl.NumberFormat(base.resolvedOptions().locale, { ...rest, style: 'decimal' });
  return {
    format: (value) => formatCount(names[unitDisplay], Number(value), plain.format(value as number)),
  };
}

/** Formats “two days ago” and, with `numeric: 'auto'`, also “yesterday”. */
export function overrideRelativeTime(
  base: Intl.RelativeTimeFormat,
  { relative }: LocaleWords,
  { numeric }: Intl.RelativeTimeFormatOptions = {},
): Partial<Intl.RelativeTimeFormat> {
  const number = new Intl.NumberFormat(base.resolvedOptions().locale);
  const findName = (value: number, unit: RelativeUnit) => {
    if (unit === 'second' && value === 0) return relative.now;
    if (unit !== 'day') return undefined;
    return { '-1': relative.yesterday, '0': relative.today, '1': relative.tomorrow }[String(value)];
  };
  return {
    format: (value, unit) => {
      const one = toSingular(unit);
      const name = numeric === 'auto' ? findName(value, one) : undefined;
      const count = Math.abs(value);
      return name ?? formatCount(relative[value < 0 ? 'past' : 'future'][one], count, number.format(count));
    },
  };
}

/** Selects the plural form for a number. */
export function overridePluralRules(base: Intl.PluralRules): Partial<Intl.PluralRules> {
  const resolved = base.resolvedOptions();
  return {
    select: selectPluralForm,
    resolvedOptions: () => ({ ...resolved, pluralCategories: ['one', 'other'] }),
  };
}
