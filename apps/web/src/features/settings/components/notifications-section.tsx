import type { Settings } from '@glossa/contract/settings';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { BellKinds } from './bell-kinds.tsx';
import { ResetGroup } from './reset-group.tsx';
import { SelectSetting, SwitchSetting } from './setting-controls.tsx';
import { SettingsLoaded } from './settings-loaded.tsx';
import { SettingsSection } from './settings-section.tsx';

const names = [
  'dailyReminder',
  'weeklyProgress',
  'reminderHour',
  'weeklyProgressDay',
  'mutedNotifications',
] as const satisfies readonly (keyof Settings)[];

/** 1 January 2024 was a Monday. */
const monday = (day: number) => new Date(Date.UTC(2024, 0, day));
const midnight = (hour: number) => new Date(Date.UTC(2024, 0, 1, hour));

/** Which emails are sent and when, and which notifications the bell shows. */
export function NotificationsSection() {
  const { t, i18n } = useTranslation('settings');
  const { email, time_zone: zone } = useUser();
  const title = t('notifications.title');
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => ({
    value: day + 1,
    label: weekday.format(monday(day + 1)),
  }));
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: hour,
    label: time.format(midnight(hour)),
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
        <BellKinds />
        <ResetGroup group={title} names={names} />
      </SettingsLoaded>
    </SettingsSection>
  );
}
