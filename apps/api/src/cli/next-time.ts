/**
 * The next moment after `now` at which a clock here shows a time such as `03:30`. A time that a day has not got, as the
 * clocks are put forward in it, comes as much later; of one that it has twice, the first counts.
 */
export function nextTime(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const onDay = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
  const today = onDay(0);
  return today > now ? today : onDay(1);
}
