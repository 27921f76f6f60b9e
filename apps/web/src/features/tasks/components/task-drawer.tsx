import { getTaskStatus } from '@glossa/contract/tasks';
import type { OwnedTask } from '@glossa/contract/tasks';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText, errorCodeText } from '@/lib/i18n/error-text.ts';
import { SidePanel } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { isUnfinished } from '@/domain/tasks/use-task.ts';
import { runningInterval } from '../tasks-view.ts';
import { useTaskActions, useTaskName } from '../hooks/use-task-actions.ts';
import classes from './task-drawer.module.css';
import { TaskState } from './task-state.tsx';

/** A task's details, refetched while it is running. */
export function TaskDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('tasks');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getTaskStatus, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? runningInterval : false),
  });
  return (
    <SidePanel onClose={onClose} title={t('details.title')}>
      {error && !data && <ErrorState message={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows count={5} height={40} gap={12} />}
      {data && <TaskDetails task={data} />}
    </SidePanel>
  );
}

/** The counts in a result that are meaningful to users. */
const resultCounts = ['texts', 'added', 'changed', 'kept', 'refused', 'words'] as const;

/** Returns a task's duration in seconds, at least 1, even while it is running; undefined if it hasn't started. */
function taskDuration({ started_at: from, finished_at: to }: OwnedTask): number | undefined {
  if (from === null) return undefined;
  return Math.max(1, ((to === null ? Date.now() : Date.parse(to)) - Date.parse(from)) / 1000);
}

/** A task with its times, owner, result and actions. */
function TaskDetails({ task }: { task: OwnedTask }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const nameOf = useTaskName();
  const { revoke, retry, isBusy } = useTaskActions();
  const { id, type, title, status, message, owner, result } = task;
  const seconds = taskDuration(task);
  const counts = resultCounts.flatMap((name) => {
    const value = result?.[name];
    return typeof value === 'number' ? [{ name, value }] : [];
  });
  const time = (value: string) => <time dateTime={value}>{format.dateTime(new Date(value))}</time>;
  const renderFact = (name: string, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      <Title order={2}>
        <bdi>{nameOf(task)}</bdi>
      </Title>
      {title !== '' && (
        <Text c="dimmed" mt={2} mb="sm">
          {t(`types.${type}`)}
        </Text>
      )}
      <TaskState task={task} />
      {message !== null && status !== 'SUCCESS' && (
        <Box mt="sm" p="sm" fz="sm" bg="var(--glossa-danger-wash)" bdrs="md">
          <strong>{t('details.problem')}</strong>
          <p>{errorCodeText(message)}</p>
        </Box>
      )}
      <dl className={classes.facts}>
        {renderFact(t('details.owner'), <bdi>{owner.username}</bdi>)}
        {renderFact(t('details.asked'), time(task.created_at))}
        {task.started_at !== null && renderFact(t('details.started'), time(task.started_at))}
        {task.finished_at !== null && renderFact(t('details.finished'), time(task.finished_at))}
        {seconds !== undefined && renderFact(t('details.duration'), format.duration(seconds))}
        {counts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`results.${name}`)}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
        {renderFact(
          t('details.id'),
          <Text component="code" size="xs">
            {id}
          </Text>,
        )}
      </dl>
      <Group gap="xs">
        {task.can_revoke && (
          <Button variant="default" loading={isBusy} onClick={() => void revoke(task)}>
            {t('revoke')}
          </Button>
        )}
        {task.can_retry && (
          <Button loading={isBusy} onClick={() => void retry(task)}>
            {t('retry')}
          </Button>
        )}
      </Group>
    </>
  );
}
