/** A calendar day, such as `2026-03-29`. */
export type Day = string;

const dayLength = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** Returns the local time in a time zone as if it were UTC, in milliseconds. */
function toWallClockTime(moment: number, zone: string): number {
  const parts = new Map<string, number>(
    getFormatter(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const getPart = (type: string) => parts.get(type) ?? 0;
  return Date.UTC(
    getPart('year'),
    getPart('month') - 1,
    getPart('day'),
    getPart('hour'),
    getPart('minute'),
    getPart('second'),
  );
}

const toDay = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

/**
 * Returns the day at a moment in an IANA time zone.
 *
 * @throws {RangeError} when the time zone is unknown
 */
export const localDay = (moment: Date, zone: string): Day => toDay(toWallClockTime(moment.getTime(), zone));

/** Returns the first moment of a day in a time zone. It isn't midnight if the clocks skip midnight. */
export function startOfDay(day: Day, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [-dayLength, dayLength].map(
    (shift) => toWallClockTime(midnight + shift, zone) - midnight - shift,
  );
  const moments = offsets.map((offset) => midnight - offset);
  const isFirst = (moment: number) =>
    toDay(toWallClockTime(moment, zone)) === day && toDay(toWallClockTime(moment - 1000, zone)) < day;
  // A day that a time zone skipped starts when the next one does.
  return new Date(moments.find(isFirst) ?? Math.min(...moments));
}

/** Returns the day that is `days` days after `day`. */
export const addDays = (day: Day, days: number): Day =>
  toDay(Date.parse(`${day}T00:00:00Z`) + days * dayLength);
