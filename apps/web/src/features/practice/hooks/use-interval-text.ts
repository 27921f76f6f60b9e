import { useTranslation } from 'react-i18next';

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats seconds as a short duration: `10 min`, `3 days`, `1.4 yrs`. */
export function useIntervalText(): (seconds: number) => string {
  const { i18n } = useTranslation();
  return (seconds) => {
    const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['minute', 60];
    const value = Math.max(seconds / length, 1);
    return new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 && (unit === 'year' || unit === 'month') ? 1 : 0,
    }).format(value);
  };
}
