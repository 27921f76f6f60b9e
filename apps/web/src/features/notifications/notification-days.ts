import type { Notification } from '@glossa/contract/notifications';

/** What was told on one day, of the browser's zone. */
export interface NotificationDay {
  /** Its first moment. */
  date: Date;
  /** 0 for today, 1 for yesterday … */
  ago: number;
  notifications: readonly Notification[];
}

const beginOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Notifications, newest first, by the days on which they came. */
export function groupByDay(notifications: readonly Notification[], now: Date): NotificationDay[] {
  const days = new Map<number, Notification[]>();
  for (const one of notifications) {
    const begin = beginOf(new Date(one.created_at)).getTime();
    days.set(begin, [...(days.get(begin) ?? []), one]);
  }
  return [...days].map(([time, told]) => ({
    date: new Date(time),
    // Rounded, as a day may have an hour more or less.
    ago: Math.round((beginOf(now).getTime() - time) / 86_400_000),
    notifications: told,
  }));
}
