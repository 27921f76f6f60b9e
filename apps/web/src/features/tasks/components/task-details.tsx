import type { OwnedTask } from '@glossa/contract/tasks';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { codeText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useTaskActions } from '../hooks/use-task-actions.ts';
import { useTaskName } from '../hooks/use-task-name.ts';
import classes from './task-details.module.css';
import { TaskState } from './task-state.tsx';

/** Counts of a result that are meaningful to users. */
const figures = ['texts', 'added', 'changed', 'kept', 'refused', 'words'] as const;

/** Returns the duration of a task so far in seconds, at least one; undefined before it starts. */
function secondsOf({ started_at: from, finished_at: to }: OwnedTask): number | undefined {
  if (from === null) return undefined;
  return Math.max(1, ((to === null ? Date.now() : Date.parse(to)) - Date.parse(from)) / 1000);
}

/** A task with its times, owner, result and actions. */
export function TaskDetails({ task }: { task: OwnedTask }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const nameOf = useTaskName();
  const { revoke, retry, isBusy } = useTaskActions();
  const { id, type, title, status, message, owner, result } = task;
  const seconds = secondsOf(task);
  const made = figures.flatMap((name) => {
    const value = result?.[name];
    return typeof value === 'number' ? [{ name, value }] : [];
  });
  const time = (value: string) => <time dateTime={value}>{format.dateTime(new Date(value))}</time>;
  const line = (name: string, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      <h2 className={classes.title}>
        <bdi>{nameOf(task)}</bdi>
      </h2>
      {title !== '' && <p className={classes.type}>{t(`types.${type}`)}</p>}
      <TaskState task={task} />
      {message !== null && status !== 'SUCCESS' && (
        <div className={classes.problem}>
          <p className={classes.problemTitle}>{t('details.problem')}</p>
          <p>{codeText(message)}</p>
        </div>
      )}
      <dl className={classes.facts}>
        {line(t('details.owner'), <bdi>{owner.username}</bdi>)}
        {line(t('details.asked'), time(task.created_at))}
        {task.started_at !== null && line(t('details.started'), time(task.started_at))}
        {task.finished_at !== null && line(t('details.finished'), time(task.finished_at))}
        {seconds !== undefined && line(t('details.duration'), format.duration(seconds))}
        {made.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`results.${name}`)}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
        {line(t('details.id'), <code className={classes.id}>{id}</code>)}
      </dl>
      <div className={classes.actions}>
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
      </div>
    </>
  );
}
