import type { Notification } from '@glossa/contract/notifications';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFlame,
  IconInfoCircle,
  IconProgress,
  IconTargetArrow,
  IconTrophy,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { notificationText } from '../notification-text.ts';
import classes from './notification-list.module.css';

const icons = {
  TASK_STARTED: IconProgress,
  TASK_COMPLETED: IconCircleCheck,
  TASK_FAILED: IconAlertTriangle,
  SYSTEM: IconInfoCircle,
  ACHIEVEMENT_UNLOCKED: IconTrophy,
  STREAK_MILESTONE: IconFlame,
  DAILY_GOAL_REACHED: IconTargetArrow,
  WEEKLY_GOAL_REACHED: IconTargetArrow,
  MONTHLY_GOAL_REACHED: IconTargetArrow,
} as const satisfies Record<Notification['type'], unknown>;

/** A list of notifications. Clicking one marks it as read and opens its target. */
export function NotificationList({
  notifications,
  timed = 'ago',
  onOpen,
}: {
  notifications: readonly Notification[];
  /** Whether to show the time elapsed, or the time of day where the date is already shown. */
  timed?: 'ago' | 'clock';
  onOpen: (notification: Notification) => void;
}) {
  return (
    <ul className={classes.list}>
      {notifications.map((notification) => (
        <li key={notification.id} className={classes.item}>
          <Row notification={notification} timed={timed} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

function Row({
  notification,
  timed,
  onOpen,
}: {
  notification: Notification;
  timed: 'ago' | 'clock';
  onOpen: () => void;
}) {
  const { t, i18n } = useTranslation(['notifications', 'achievements']);
  const { type, link, is_read: isRead, created_at } = notification;
  const Icon = icons[type];
  const content = (
    <>
      <span className={classes.icon} data-type={type}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
      </span>
      <span className={classes.body}>
        <span className={classes.title}>{t(`titles.${type}`)}</span>
        <span className={classes.message}>{notificationText(notification, t)}</span>
        <span className={classes.time}>
          {timed === 'ago' ? (
            <RelativeTime value={created_at} />
          ) : (
            <time dateTime={created_at}>
              {new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(created_at))}
            </time>
          )}
        </span>
      </span>
      {!isRead && <span className={classes.dot} role="img" aria-label={t('is_unread')} />}
    </>
  );
  const look = { className: classes.row, 'data-unread': !isRead || undefined, onClick: onOpen };
  if (link === null) {
    return (
      <button type="button" {...look}>
        {content}
      </button>
    );
  }
  return (
    <Link to={link} {...look}>
      {content}
    </Link>
  );
}
