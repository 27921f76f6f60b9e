import { useTranslation } from 'react-i18next';

/** Writes seconds of study as hours and minutes, e.g. '2 hr 5 min'; of a hundred hours and more only the hours. */
export function useStudyTime(): (seconds: number) => string {
  const { i18n } = useTranslation();
  const unit = (name: 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return (seconds) => {
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor((seconds % 3600) / 60);
    if (hours === 0) return unit('minute', minutes);
    return minutes === 0 || hours >= 100
      ? unit('hour', hours)
      : `${unit('hour', hours)} ${unit('minute', minutes)}`;
  };
}
