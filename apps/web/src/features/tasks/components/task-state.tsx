import type { Task } from '@glossa/contract/tasks';
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
import classes from './task-state.module.css';

const icons = {
  PENDING: IconClockPause,
  STARTED: IconPlayerPlay,
  SUCCESS: IconCircleCheck,
  FAILURE: IconAlertTriangle,
  REVOKED: IconBan,
} as const satisfies Record<Task['status'], unknown>;

/** The status of a task, with its progress while it runs. */
export function TaskState({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const nameOf = useTaskName();
  const { status, progress } = task;
  const Icon = icons[status];
  return (
    <div className={classes.root}>
      <span className={classes.state} data-status={status}>
        <Icon size={16} stroke={1.8} aria-hidden="true" />
        {t(`statuses.${status}`)}
        {status === 'STARTED' && <span className={classes.percent}>{format.percent(progress / 100)}</span>}
      </span>
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
    </div>
  );
}
