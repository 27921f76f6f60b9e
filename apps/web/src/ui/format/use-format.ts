import { useTranslation } from 'react-i18next';

import { formatNumber } from './format-number.ts';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Formats numbers, shares and times for the interface language. */
export interface Format {
  number: (value: number) => string;
  /** Formats a share from 0 to 1 as a percentage; `decimals` is the maximum number of decimals, 0 by default. */
  percent: (share: number, decimals?: number) => string;
  date: (value: Date) => string;
  dateTime: (value: Date) => string;
  /** Formats a time relative to now: 'now', '5 minutes ago', 'in 2 days'. */
  relative: (value: Date, now?: Date) => string;
  /** Formats a duration, e.g. '3 minutes'. */
  duration: (seconds: number) => string;
}

const styles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  relative: { numeric: 'auto' },
} as const;

const percentStyle = memoize((decimals: number): Intl.NumberFormatOptions => ({
  style: 'percent',
  maximumFractionDigits: decimals,
}));

const durationStyle = memoize((unit: string): Intl.NumberFormatOptions => ({
  style: 'unit',
  unit,
  unitDisplay: 'long',
}));

/** Memoizes a function of one argument. */
function memoize<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}

/** Returns the local day number of a time, counted from an arbitrary day. */
const dayNumber = (moment: Date): number =>
  Math.floor((moment.getTime() / 60_000 - moment.getTimezoneOffset()) / 1440);

// The browser takes tens of milliseconds to create its first formatter of each kind, so each is created on first use.
const createFormat = memoize((language: string): Format => {
  const numbers = memoize((style: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, style));
  const dates = memoize((style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, style));
  const relatives = memoize(
    (style: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, style),
  );
  return {
    number: (value) => formatNumber(value, language),
    percent: (share, decimals = 0) => numbers(percentStyle(decimals)).format(share),
    date: (value) => dates(styles.date).format(value),
    dateTime: (value) => dates(styles.dateTime).format(value),
    relative: (value, now = new Date()) => {
      const seconds = (value.getTime() - now.getTime()) / 1000;
      const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
      const count =
        // Compare calendar days: 2 a.m. the day after tomorrow is not "tomorrow", even if it is only 27 hours away.
        unit === 'day'
          ? dayNumber(value) - dayNumber(now)
          : unit === 'second'
            ? 0
            : Math.trunc(seconds / length);
      return relatives(styles.relative).format(count, unit);
    },
    duration: (seconds) => {
      const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
      return numbers(durationStyle(unit)).format(Math.ceil(seconds / length));
    },
  };
});

/** Returns the formatters for the current interface language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return createFormat(i18n.language);
}
