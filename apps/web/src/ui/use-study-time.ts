import { useTranslation } from 'react-i18next';

/** Spans of study as the interface language writes them. */
interface StudyTime {
  /** '25 min', '1 hr 5 min'; a part of the first minute counts as one. */
  text: (seconds: number) => string;
  /** Hours with one decimal, without their name: '12.5'. */
  hours: (seconds: number) => string;
}

/** Writes how long somebody studied. */
export function useStudyTime(): StudyTime {
  const { i18n } = useTranslation();
  const written = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return {
    text: (seconds) => {
      const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
      const rest = minutes % 60;
      if (minutes < 60) return written(minutes, 'minute');
      const hours = written((minutes - rest) / 60, 'hour');
      return rest > 0 ? `${hours} ${written(rest, 'minute')}` : hours;
    },
    hours: (seconds) =>
      new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(seconds / 3600),
  };
}
