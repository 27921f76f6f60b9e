import { listActiveTasks } from '@glossa/contract/tasks';
import { getText } from '@glossa/contract/texts';
import { Button, Group, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AccessEnded } from '@/domain/purchases/access-ended.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';

/** Replaces a text that can't be opened yet, can no longer be opened, or doesn't exist, depending on `code`. */
export function UnavailableText({ code, id, onReady }: { code: string; id: string; onReady: () => void }) {
  const { t } = useTranslation('reader');
  if (code === 'text_not_ready') return <PreparingText id={id} onReady={onReady} />;
  if (code === 'access_ended') return <AccessEnded kind="text" />;
  return (
    <EmptyState
      drawing="book"
      title={t('gone.title')}
      message={t('gone.message')}
      action={
        <Button component={Link} to="/reading">
          {t('gone.library')}
        </Button>
      }
    />
  );
}

/** Milliseconds between polls of the task. */
const pollInterval = 1000;

/** Shows a text's progress while it is being analyzed, and the text as soon as it is ready. */
function PreparingText({ id, onReady }: { id: string; onReady: () => void }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { data: tasks, dataUpdatedAt } = useQuery({
    ...endpointQuery(listActiveTasks, {}),
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  const task = tasks?.results.find(({ result }) => result?.['text_id'] === id);
  const hasEnded = tasks !== undefined && !task;
  // A text includes its content, which may be large, so it is fetched only if there is no task to follow.
  const { data: text } = useQuery({
    ...endpointQuery(getText, { params: { id } }),
    enabled: hasEnded,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (hasEnded) onReady();
  }, [hasEnded, dataUpdatedAt, onReady]);

  if (hasEnded && text?.status === 'failed') {
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
        <Group gap="sm" fz="sm" c="dimmed" className="tabular" role="status">
          <Progress w="min(320px, 60vw)" value={progress} aria-label={t('preparing.title')} />
          <span>{format.percent(progress / 100)}</span>
        </Group>
      }
    />
  );
}
