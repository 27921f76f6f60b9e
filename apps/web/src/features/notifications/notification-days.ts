import type { Notification } from '@glossa/contract/notifications';

/** The notifications of one day in the browser's time zone. */
export interface NotificationDay {
  /** Start of the day. */
  date: Date;
  /** Days ago: 0 for today, 1 for yesterday … */
  ago: number;
  notifications: readonly Notification[];
}

const beginOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Groups notifications by day, newest first. */
export function groupByDay(notifications: readonly Notification[], now: Date): NotificationDay[] {
  const days = new Map<number, Notification[]>();
  for (const one of notifications) {
    const begin = beginOf(new Date(one.created_at)).getTime();
    days.set(begin, [...(days.get(begin) ?? []), one]);
  }
  return [...days].map(([time, told]) => ({
    date: new Date(time),
    // Rounded, because daylight saving time makes days of 23 or 25 hours.
    ago: Math.round((beginOf(now).getTime() - time) / 86_400_000),
    notifications: told,
  }));
}
