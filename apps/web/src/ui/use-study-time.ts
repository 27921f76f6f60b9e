import { useTranslation } from 'react-i18next';

/** Spans of study as the interface language writes them. */
interface StudyTime {
  /** Whole minutes: '25 min', '1 hr 5 min'; the first that was begun counts, and of a hundred hours only the hours. */
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
      const minutes = seconds > 0 ? Math.max(1, Math.floor(seconds / 60)) : 0;
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return written(minutes, 'minute');
      const whole = written(hours, 'hour');
      return rest > 0 && hours < 100 ? `${whole} ${written(rest, 'minute')}` : whole;
    },
    hours: (seconds) =>
      new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(seconds / 3600),
  };
}
