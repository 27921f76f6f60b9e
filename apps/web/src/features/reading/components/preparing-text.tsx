import { Progress } from '@mantine/core';
import { getText } from '@glossa/contract/texts';
import { listActiveTasks } from '@glossa/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './preparing-text.module.css';

/** Milliseconds between polls of the task. */
const interval = 1000;

/** Shown while a text is being analyzed: its progress, and the text as soon as it is ready. */
export function PreparingText({ id, onReady }: { id: string; onReady: () => void }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { data: tasks, dataUpdatedAt } = useQuery({
    ...endpointQuery(listActiveTasks, {}),
    staleTime: 0,
    refetchInterval: interval,
  });
  const task = tasks?.results.find(({ result }) => result?.['text_id'] === id);
  const ended = tasks !== undefined && !task;
  // A text includes its content, which may be large, so it is fetched only when there is no task to follow.
  const { data: text } = useQuery({
    ...endpointQuery(getText, { params: { id } }),
    enabled: ended,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (ended) onReady();
  }, [ended, dataUpdatedAt, onReady]);

  if (ended && text?.status === 'failed') {
    return (
      <ErrorState title={t('preparing.failed')} message={errorCodeText(text.problem ?? 'unknown_error')} />
    );
  }
  const progress = task?.progress ?? 0;
  return (
    <EmptyState
      drawing="book"
      title={t('preparing.title')}
      message={t('preparing.message')}
      action={
        <div className={classes.progress} role="status">
          <Progress value={progress} aria-label={t('preparing.title')} />
          <span>{format.percent(progress / 100)}</span>
        </div>
      }
    />
  );
}
