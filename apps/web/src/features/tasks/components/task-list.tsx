import type { OwnedTask } from '@glossa/contract/tasks';
import { ActionIcon, Text } from '@mantine/core';
import { IconPlayerStop, IconReload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Row, RowList, RowOpener } from '@/ui/data/row-list.tsx';
import { Facts } from '@/ui/data/facts.tsx';
import { useTaskActions, useTaskName } from '../hooks/use-task-actions.ts';
import classes from './task-list.module.css';
import { TaskState } from './task-state.tsx';

/** A list of tasks with their owners and states. Clicking a task opens its details. */
export function TaskList({
  tasks,
  onOpen,
}: {
  tasks: readonly OwnedTask[];
  onOpen: (task: OwnedTask) => void;
}) {
  return (
    <RowList>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} onOpen={() => onOpen(task)} />
      ))}
    </RowList>
  );
}

function TaskRow({ task, onOpen }: { task: OwnedTask; onOpen: () => void }) {
  const { t } = useTranslation('tasks');
  const nameOf = useTaskName();
  const { revoke, retry, isBusy } = useTaskActions();
  const { type, title, owner, status, message, created_at } = task;
  return (
    <Row className={classes.row}>
      <div className={classes.text}>
        <RowOpener onClick={onOpen} aria-label={t('details.open', { name: nameOf(task) })}>
          <bdi>{nameOf(task)}</bdi>
        </RowOpener>
        <Facts mt={2} className={classes.meta ?? ''}>
          {title !== '' && <span>{t(`types.${type}`)}</span>}
          <span>
            <bdi>{owner.username}</bdi>
          </span>
          <RelativeTime value={created_at} />
        </Facts>
        {status === 'FAILURE' && (
          <Text size="sm" c="var(--glossa-danger)" mt={2}>
            {errorCodeText(message ?? 'unknown_error')}
          </Text>
        )}
      </div>
      <div className={classes.state}>
        <TaskState task={task} />
      </div>
      <div className={classes.actions}>
        {task.can_revoke && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={isBusy}
            aria-label={`${t('revoke')}: ${nameOf(task)}`}
            title={t('revoke')}
            onClick={() => void revoke(task)}
          >
            <IconPlayerStop size={18} stroke={1.6} />
          </ActionIcon>
        )}
        {task.can_retry && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={isBusy}
            aria-label={`${t('retry')}: ${nameOf(task)}`}
            title={t('retry')}
            onClick={() => void retry(task)}
          >
            <IconReload size={18} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
    </Row>
  );
}
