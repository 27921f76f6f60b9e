import { parseMilestone } from '@glossa/contract/achievements';
import { parseDictionaryRequest } from '@glossa/contract/dictionary-request-subject';
import { goalMeasures } from '@glossa/contract/goals';
import type { Notification } from '@glossa/contract/notifications';
import { parseShopNews } from '@glossa/contract/shop-news';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFlame,
  IconInfoCircle,
  IconProgress,
  IconTargetArrow,
  IconTrophy,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { List } from '@/ui/layout/list.tsx';
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
  timeFormat = 'ago',
  onOpen,
}: {
  notifications: readonly Notification[];
  /** Shows the time elapsed (`ago`), or the time of day (`clock`) where the date is already shown. */
  timeFormat?: 'ago' | 'clock';
  onOpen: (notification: Notification) => void;
}) {
  return (
    <List isDivided>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Row notification={notification} timeFormat={timeFormat} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </List>
  );
}

function Row({
  notification,
  timeFormat,
  onOpen,
}: {
  notification: Notification;
  timeFormat: 'ago' | 'clock';
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
        <span className={classes.message}>{notificationText(notification, t, i18n.language)}</span>
        <span className={classes.time}>
          {timeFormat === 'ago' ? (
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
  const rowProps = { className: classes.row, 'data-unread': !isRead || undefined, onClick: onOpen };
  if (link === null) {
    return (
      <button type="button" {...rowProps}>
        {content}
      </button>
    );
  }
  return (
    <Link to={link} {...rowProps}>
      {content}
    </Link>
  );
}

/** Returns the text of a notification in the interface language: what happened to what, and why. */
function notificationText(
  notification: Notification,
  t: TFunction<['notifications', 'achievements']>,
  interfaceLanguage: string,
): string {
  const { type, subject, message } = notification;
  switch (type) {
    case 'SYSTEM': {
      const language = parseDictionaryRequest(subject);
      if (language !== undefined)
        return t('dictionary_requested', { language: languageName(language, interfaceLanguage) });
      const shopNews = parseShopNews(subject);
      return shopNews ? t(`shop.${shopNews.kind}`, { name: shopNews.name }) : message;
    }
    case 'ACHIEVEMENT_UNLOCKED':
    case 'STREAK_MILESTONE': {
      const milestone = parseMilestone(subject);
      return milestone
        ? t(`achievements:milestones.${milestone.measure}`, { count: milestone.count })
        : message;
    }
    case 'DAILY_GOAL_REACHED':
    case 'WEEKLY_GOAL_REACHED':
    case 'MONTHLY_GOAL_REACHED': {
      const [name, target] = subject.split('_');
      const measure = goalMeasures.find((known) => known === name);
      return measure && target ? t(`achievements:goals.${measure}`, { count: Number(target) }) : message;
    }
    case 'TASK_STARTED':
    case 'TASK_COMPLETED':
    case 'TASK_FAILED':
      return taskText(type, notification, t);
  }
}

function taskText(
  type: 'TASK_STARTED' | 'TASK_COMPLETED' | 'TASK_FAILED',
  { task_type: task, subject, problem, message }: Notification,
  t: TFunction<['notifications', 'achievements']>,
): string {
  // If the task is unknown, or lacks the subject it needs, show the server's message.
  const isNamed = subject !== '' || task === 'export_words' || task === 'export_account';
  if (task === null || !isNamed) return message;
  const sentence = t(`messages.${type}.${task}`, { subject });
  return problem === null ? sentence : `${sentence} ${errorCodeText(problem)}`;
}
