import { countUnreadNotifications, listUnreadNotifications } from '@glossa/contract/notifications';
import type { NotificationType } from '@glossa/contract/notifications';
import type { Settings } from '@glossa/contract/settings';
import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { useSetting } from '../hooks/use-setting.ts';
import { ResetButton, SettingsLoaded, SettingsSection } from './settings-section.tsx';
import { SelectSetting, SwitchSetting } from './setting-controls.tsx';
import { SettingRow } from './setting-row.tsx';

const names = [
  'dailyReminder',
  'weeklyProgress',
  'reminderHour',
  'weeklyProgressDay',
  'mutedNotifications',
] as const satisfies readonly (keyof Settings)[];

/** Returns a date on a day of the week (1 for Monday). January 1, 2024 was a Monday. */
const dayOfWeek = (day: number) => new Date(Date.UTC(2024, 0, day));
const timeOfDay = (hour: number) => new Date(Date.UTC(2024, 0, 1, hour));

/** Which emails are sent and when, and which notifications the bell shows. */
export function NotificationsSection() {
  const { t, i18n } = useTranslation('settings');
  const { email, time_zone: zone } = useUser();
  const title = t('notifications.title');
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => ({
    value: day + 1,
    label: weekday.format(dayOfWeek(day + 1)),
  }));
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: hour,
    label: time.format(timeOfDay(hour)),
  }));
  return (
    <SettingsSection title={title} help={t('notifications.help', { email, zone: zone.replaceAll('_', ' ') })}>
      <SettingsLoaded rows={5}>
        <SwitchSetting
          name="dailyReminder"
          label={t('notifications.daily')}
          help={t('notifications.daily_help')}
        />
        <SwitchSetting
          name="weeklyProgress"
          label={t('notifications.weekly')}
          help={t('notifications.weekly_help')}
        />
        <SelectSetting name="reminderHour" label={t('notifications.hour')} options={hours} />
        <SelectSetting name="weeklyProgressDay" label={t('notifications.weekday')} options={days} />
        <MutedNotifications />
        <ResetButton group={title} names={names} />
      </SettingsLoaded>
    </SettingsSection>
  );
}

type Mutable = Exclude<NotificationType, 'SYSTEM'>;

/** Notification types that are toggled together, such as those for goals of all periods. */
const notificationGroups = {
  started: ['TASK_STARTED'],
  completed: ['TASK_COMPLETED'],
  failed: ['TASK_FAILED'],
  achievements: ['ACHIEVEMENT_UNLOCKED'],
  streaks: ['STREAK_MILESTONE'],
  goals: ['DAILY_GOAL_REACHED', 'WEEKLY_GOAL_REACHED', 'MONTHLY_GOAL_REACHED'],
} as const satisfies Record<string, readonly Mutable[]>;

const dependent = [countUnreadNotifications, listUnreadNotifications];

/** Checkboxes for the kinds of notifications that the bell counts and shows. */
function MutedNotifications() {
  const { t } = useTranslation('settings');
  const { value: muted, set, state } = useSetting('mutedNotifications', dependent);
  const labels: Record<keyof typeof notificationGroups, string> = {
    started: t('notifications.started'),
    completed: t('notifications.completed'),
    failed: t('notifications.failed'),
    achievements: t('notifications.achievements'),
    streaks: t('notifications.streaks'),
    goals: t('notifications.goals'),
  };
  return (
    <SettingRow label={t('notifications.bell')} help={t('notifications.bell_help')} state={state} isWide>
      {(ids) => (
        <Stack gap="xs" role="group" {...ids}>
          {(Object.keys(notificationGroups) as (keyof typeof notificationGroups)[]).map((group) => {
            const kinds: readonly Mutable[] = notificationGroups[group];
            const others = muted.filter((kind) => !kinds.includes(kind));
            const isEnabled = others.length === muted.length;
            return (
              <Checkbox
                key={group}
                label={labels[group]}
                checked={isEnabled}
                onChange={() => set(isEnabled ? [...others, ...kinds] : others)}
              />
            );
          })}
        </Stack>
      )}
    </SettingRow>
  );
}
