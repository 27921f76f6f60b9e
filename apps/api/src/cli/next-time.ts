/**
 * Returns the next time after `now` at which the local clock shows a time such as `03:30`. If daylight saving skips it
 * on a day, it is that much later; if it occurs twice, the first counts.
 */
export function nextTime(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const onDay = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
  const today = onDay(0);
  return today > now ? today : onDay(1);
}
