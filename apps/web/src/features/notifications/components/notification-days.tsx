import type { Notification } from '@glossa/contract/notifications';
import { Box, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '@/ui/layout/card.tsx';
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
    <DaySection key={day.date.getTime()} day={day} onOpen={onOpen} />
  ));
}

/** Formats a date as `2026-11-18` in the browser's time zone, by which the notifications are grouped. */
const isoDate = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function DaySection({
  day: { date, daysAgo, notifications },
  onOpen,
}: {
  day: NotificationDay;
  onOpen: (notification: Notification) => void;
}) {
  const { i18n } = useTranslation();
  const heading = useId();
  const label =
    daysAgo < 2
      ? new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-daysAgo, 'day')
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' }).format(date);
  return (
    <Box component="section" mb="lg" aria-labelledby={heading}>
      <Title order={2} className={classes.date} id={heading} fz="md" mb="xs">
        <time dateTime={isoDate(date)}>{label}</time>
      </Title>
      <Card p={0} style={{ overflow: 'clip' }}>
        <NotificationList
          notifications={notifications}
          timeFormat={daysAgo === 0 ? 'ago' : 'clock'}
          onOpen={onOpen}
        />
      </Card>
    </Box>
  );
}

/** The notifications of one day in the browser's time zone. */
interface NotificationDay {
  /** Start of the day. */
  date: Date;
  /** Days ago: 0 for today, 1 for yesterday … */
  daysAgo: number;
  notifications: readonly Notification[];
}

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Groups notifications by day, newest first. */
function groupByDay(notifications: readonly Notification[], now: Date): NotificationDay[] {
  const days = new Map<number, Notification[]>();
  for (const one of notifications) {
    const start = startOfDay(new Date(one.created_at)).getTime();
    days.set(start, [...(days.get(start) ?? []), one]);
  }
  return [...days].map(([time, notificationsOfDay]) => ({
    date: new Date(time),
    // Rounded, because daylight saving time makes days of 23 or 25 hours.
    daysAgo: Math.round((startOfDay(now).getTime() - time) / 86_400_000),
    notifications: notificationsOfDay,
  }));
}
