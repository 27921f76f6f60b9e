import { Group, Stack, Text } from '@mantine/core';
import type { OwnedTask } from '@glossa/contract/tasks';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClockPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useTaskName } from '../hooks/use-task-actions.ts';

const icons = {
  PENDING: IconClockPause,
  STARTED: IconPlayerPlay,
  SUCCESS: IconCircleCheck,
  FAILURE: IconAlertTriangle,
  REVOKED: IconBan,
} as const satisfies Record<OwnedTask['status'], unknown>;

const colors = {
  PENDING: 'dimmed',
  STARTED: 'var(--glossa-accent)',
  SUCCESS: 'var(--glossa-success)',
  FAILURE: 'var(--glossa-danger)',
  REVOKED: 'dimmed',
} as const satisfies Record<OwnedTask['status'], string>;

/** A task's status, with its progress while it is running and its position in the queue while it is waiting. */
export function TaskState({ task }: { task: OwnedTask }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const nameOf = useTaskName();
  const { status, progress, tasks_ahead: tasksAhead } = task;
  const Icon = icons[status];
  return (
    <Stack gap={4}>
      <Group component="span" gap={6} fz="sm" c={colors[status]}>
        <Icon size={16} stroke={1.8} aria-hidden="true" />
        {t(`statuses.${status}`)}
        {status === 'STARTED' && (
          <Text component="span" inherit ms="auto" className="tabular">
            {format.percent(progress / 100)}
          </Text>
        )}
      </Group>
      {tasksAhead !== null && (
        <Text size="xs" c="dimmed">
          {tasksAhead === 0 ? t('next_in_line') : t('ahead', { count: tasksAhead })}
        </Text>
      )}
      {status === 'STARTED' && (
        <div
          role="progressbar"
          aria-label={t('progress', { name: nameOf(task) })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <ShareBar share={Math.max(progress, 2) / 100} height={6} />
        </div>
      )}
    </Stack>
  );
}
