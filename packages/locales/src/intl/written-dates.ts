import type { WrittenWords } from './written-words.ts';

type Moment = Date | number | undefined;
type Part = Intl.DateTimeFormatPart & { source?: string };

const zoned = (timeZone: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...style, timeZone, calendar: 'gregory' });

/** Returns the width of a part's name. Undefined for short dates (`dateStyle: 'short'`), which are numeric. */
const widthOf = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday') => {
  const { [part]: asked, dateStyle } = options;
  if (asked === 'long' || asked === 'short' || asked === 'narrow') return asked;
  if (dateStyle === undefined || dateStyle === 'short') return undefined;
  return dateStyle === 'medium' ? 'short' : 'long';
};

/** Replaces the names of months and weekdays, in the order of `base`. */
export function writtenDates(
  base: Intl.DateTimeFormat,
  words: WrittenWords,
  options: Intl.DateTimeFormatOptions = {},
): Partial<Intl.DateTimeFormat> {
  const { timeZone } = base.resolvedOptions();
  const month = zoned(timeZone, { month: 'numeric' });
  const weekday = zoned(timeZone, { weekday: 'short' });
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const inWords = (part: Part, moment: Moment): string => {
    if (part.type === 'month') {
      const width = widthOf(options, 'month');
      return (width && words.months[width][Number(month.format(moment)) - 1]) ?? part.value;
    }
    if (part.type === 'weekday') {
      const width = widthOf(options, 'weekday');
      return (width && words.weekdays[width][days.indexOf(weekday.format(moment))]) ?? part.value;
    }
    // The French “at” between date and time.
    return part.type === 'literal' ? part.value.replace(' à ', ', ') : part.value;
  };
  return {
    format: (moment) =>
      base
        .formatToParts(moment)
        .map((part) => inWords(part, moment))
        .join(''),
    formatRange: (start, end) =>
      base
        .formatRangeToParts(start, end)
        .map((part) => inWords(part, (part.source === 'endRange' ? end : start) as Moment))
        .join(''),
  };
}
