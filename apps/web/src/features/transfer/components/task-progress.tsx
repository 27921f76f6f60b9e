import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../ui/use-format.ts';
import { useTask } from '../../../lib/tasks/use-task.ts';
import classes from './task-progress.module.css';

/** How far a task is. `onEnd` hears of its end once; `failure` is an error code. */
export function TaskProgress({
  task,
  title,
  onEnd,
}: {
  task: string;
  title: string;
  onEnd: (end: { failure: string | null }) => void;
}) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  const state = useTask(task, (ended) =>
    onEnd({ failure: ended?.status === 'SUCCESS' ? null : (ended?.message ?? 'unknown_error') }),
  );
  const percent = state?.progress ?? 0;
  return (
    <section className={classes.root} aria-label={title}>
      <p className={classes.title} role="status">
        {title}
      </p>
      <Progress.Root size={8}>
        <Progress.Section value={Math.max(2, percent)} animated aria-label={title} />
      </Progress.Root>
      <p className={classes.help}>
        <span>{t('progress.help')}</span>
        <span>{format.percent(percent / 100)}</span>
      </p>
    </section>
  );
}
