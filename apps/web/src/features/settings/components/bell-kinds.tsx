import { countUnreadNotifications, listUnreadNotifications } from '@glossa/contract/notifications';
import type { NotificationType } from '@glossa/contract/notifications';
import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSetting } from '../hooks/use-setting.ts';
import { SettingRow } from './setting-row.tsx';

type Mutable = Exclude<NotificationType, 'SYSTEM'>;

/** Notification types that are switched together, such as goals of all periods. */
const groups = {
  started: ['TASK_STARTED'],
  completed: ['TASK_COMPLETED'],
  failed: ['TASK_FAILED'],
  achievements: ['ACHIEVEMENT_UNLOCKED'],
  streaks: ['STREAK_MILESTONE'],
  goals: ['DAILY_GOAL_REACHED', 'WEEKLY_GOAL_REACHED', 'MONTHLY_GOAL_REACHED'],
} as const satisfies Record<string, readonly Mutable[]>;

const dependent = [countUnreadNotifications, listUnreadNotifications];

/** Chooses which notifications the bell counts and shows. */
export function BellKinds() {
  const { t } = useTranslation('settings');
  const { value: muted, set, state } = useSetting('mutedNotifications', dependent);
  const labels: Record<keyof typeof groups, string> = {
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
          {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
            const kinds: readonly Mutable[] = groups[group];
            const others = muted.filter((kind) => !kinds.includes(kind));
            const isShown = others.length === muted.length;
            return (
              <Checkbox
                key={group}
                label={labels[group]}
                checked={isShown}
                onChange={() => set(isShown ? [...others, ...kinds] : others)}
              />
            );
          })}
        </Stack>
      )}
    </SettingRow>
  );
}
