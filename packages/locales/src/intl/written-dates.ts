import type { LocaleWords } from './written-words.ts';

type Moment = Date | number | undefined;
type Part = Intl.DateTimeFormatPart & { source?: string };

const createZonedFormat = (timeZone: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...style, timeZone, calendar: 'gregory' });

/** Returns the width of a part's name. Undefined for short dates (`dateStyle: 'short'`), which are numeric. */
const getNameWidth = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday') => {
  const { [part]: requestedWidth, dateStyle } = options;
  if (requestedWidth === 'long' || requestedWidth === 'short' || requestedWidth === 'narrow')
    return requestedWidth;
  if (dateStyle === undefined || dateStyle === 'short') return undefined;
  return dateStyle === 'medium' ? 'short' : 'long';
};

/** Replaces the names of months and weekdays. All other formatting, including the order, is that of `base`. */
export function overrideDateFormat(
  base: Intl.DateTimeFormat,
  words: LocaleWords,
  options: Intl.DateTimeFormatOptions = {},
): Partial<Intl.DateTimeFormat> {
  const { timeZone } = base.resolvedOptions();
  const month = createZonedFormat(timeZone, { month: 'numeric' });
  const weekday = createZonedFormat(timeZone, { weekday: 'short' });
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const nameAt = (part: Part, moment: Moment): string => {
    if (part.type === 'month') {
      const width = getNameWidth(options, 'month');
      return (width && words.months[width][Number(month.format(moment)) - 1]) ?? part.value;
    }
    if (part.type === 'weekday') {
      const width = getNameWidth(options, 'weekday');
      return (width && words.weekdays[width][days.indexOf(weekday.format(moment))]) ?? part.value;
    }
    // Replace the French “at” between date and time.
    return part.type === 'literal' ? part.value.replace(' à ', ', ') : part.value;
  };
  return {
    format: (moment) =>
      base
        .formatToParts(moment)
        .map((part) => nameAt(part, moment))
        .join(''),
    formatRange: (start, end) =>
      base
        .formatRangeToParts(start, end)
        .map((part) => nameAt(part, (part.source === 'endRange' ? end : start) as Moment))
        .join(''),
  };
}
