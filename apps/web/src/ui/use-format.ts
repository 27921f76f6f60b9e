import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Numbers, shares and moments as the interface language writes them. */
export interface Format {
  number: (value: number) => string;
  /** `share` from 0 to 1; `decimals` is the most of them, 0 when not given. */
  percent: (share: number, decimals?: number) => string;
  date: (value: Date) => string;
  dateTime: (value: Date) => string;
  /** 'now', '5 minutes ago', 'in 2 days'. */
  relative: (value: Date, now?: Date) => string;
  /** A span, e.g. '3 minutes'. */
  duration: (seconds: number) => string;
}

function createFormat(language: string): Format {
  const numbers = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateTimes = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const relatives = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    number: (value) => numbers.format(value),
    percent: (share, decimals = 0) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: decimals }).format(share),
    date: (value) => dates.format(value),
    dateTime: (value) => dateTimes.format(value),
    relative: (value, now = new Date()) => {
      const seconds = (value.getTime() - now.getTime()) / 1000;
      const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
      return unit === 'second'
        ? relatives.format(0, 'second')
        : relatives.format(Math.trunc(seconds / length), unit);
    },
    duration: (seconds) => {
      const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(language, style).format(Math.ceil(seconds / length));
    },
  };
}

/** The formats of the present interface language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => createFormat(i18n.language), [i18n.language]);
}
