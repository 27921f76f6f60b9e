import { countedForm, withCount } from './written-words.ts';
import type { WrittenWords } from './written-words.ts';

type RelativeUnit = keyof WrittenWords['relative']['past'];

const singular = (unit: Intl.RelativeTimeFormatUnit) => unit.replace(/s$/, '') as RelativeUnit;

/** Formats durations (`style: 'unit'`). Other numbers are formatted by `base`. */
export function writtenUnits(
  base: Intl.NumberFormat,
  words: WrittenWords,
  { unit, unitDisplay = 'short', ...rest }: Intl.NumberFormatOptions = {},
): Partial<Intl.NumberFormat> {
  const names = words.units[unit as RelativeUnit] as WrittenWords['units'][RelativeUnit] | undefined;
  if (!names) return {};
  const plain = new Intl.NumberFormat(base.resolvedOptions().locale, { ...rest, style: 'decimal' });
  return {
    format: (value) => withCount(names[unitDisplay], Number(value), plain.format(value as number)),
  };
}

/** Formats “two days ago” and, with `numeric: 'auto'`, also “yesterday”. */
export function writtenRelative(
  base: Intl.RelativeTimeFormat,
  { relative }: WrittenWords,
  { numeric }: Intl.RelativeTimeFormatOptions = {},
): Partial<Intl.RelativeTimeFormat> {
  const number = new Intl.NumberFormat(base.resolvedOptions().locale);
  const named = (value: number, unit: RelativeUnit) => {
    if (unit === 'second' && value === 0) return relative.now;
    if (unit !== 'day') return undefined;
    return { '-1': relative.yesterday, '0': relative.today, '1': relative.tomorrow }[String(value)];
  };
  return {
    format: (value, unit) => {
      const one = singular(unit);
      const name = numeric === 'auto' ? named(value, one) : undefined;
      const count = Math.abs(value);
      return name ?? withCount(relative[value < 0 ? 'past' : 'future'][one], count, number.format(count));
    },
  };
}

/** Selects the plural form for a number. */
export function writtenPlural(base: Intl.PluralRules): Partial<Intl.PluralRules> {
  const resolved = base.resolvedOptions();
  return {
    select: countedForm,
    resolvedOptions: () => ({ ...resolved, pluralCategories: ['one', 'other'] }),
  };
}
