import { useTranslation } from 'react-i18next';

/** Formats study time for the interface language. */
interface StudyTime {
  /**
   * Formats whole minutes: '25 min', '1 hr 5 min'. Less than a minute counts as one; from 100 hours on, minutes are
   * omitted.
   */
  text: (seconds: number) => string;
  /** Formats hours with up to one decimal, without the unit: '12.5'. */
  hours: (seconds: number) => string;
}

/** Returns the formatters for study time. */
export function useStudyTime(): StudyTime {
  const { i18n } = useTranslation();
  const formatUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return {
    text: (seconds) => {
      const minutes = seconds > 0 ? Math.max(1, Math.floor(seconds / 60)) : 0;
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return formatUnit(minutes, 'minute');
      const hoursText = formatUnit(hours, 'hour');
      return rest > 0 && hours < 100 ? `${hoursText} ${formatUnit(rest, 'minute')}` : hoursText;
    },
    hours: (seconds) =>
      new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(seconds / 3600),
  };
}
