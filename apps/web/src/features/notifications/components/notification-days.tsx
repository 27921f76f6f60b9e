import type { Notification } from '@glossa/contract/notifications';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { groupByDay } from '../notification-days.ts';
import type { NotificationDay } from '../notification-days.ts';
import classes from './notification-days.module.css';
import { NotificationList } from './notification-list.tsx';

/** Notifications grouped by day. */
export function NotificationDays({
  notifications,
  onOpen,
}: {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}) {
  return groupByDay(notifications, new Date()).map((day) => (
    <Day key={day.date.getTime()} day={day} onOpen={onOpen} />
  ));
}

/** Returns `2026-11-18` in the browser's time zone, like the names of the days. */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function Day({
  day: { date, ago, notifications },
  onOpen,
}: {
  day: NotificationDay;
  onOpen: (notification: Notification) => void;
}) {
  const { i18n } = useTranslation();
  const heading = useId();
  const written =
    ago < 2
      ? new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-ago, 'day')
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' }).format(date);
  return (
    <section className={classes.day} aria-labelledby={heading}>
      <h2 id={heading}>
        <time dateTime={dayOf(date)}>{written}</time>
      </h2>
      <div className={classes.card}>
        <NotificationList notifications={notifications} timed={ago === 0 ? 'ago' : 'clock'} onOpen={onOpen} />
      </div>
    </section>
  );
}
