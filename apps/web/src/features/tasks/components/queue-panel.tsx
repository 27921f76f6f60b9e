import { listQueues } from '@glossa/contract/queues';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueName } from '@glossa/contract/queues';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { OldFigures } from './old-figures.tsx';
import classes from './queue-panel.module.css';
import { QueueTable } from './queue-table.tsx';

const FailedJobs = lazy(async () => ({ default: (await import('./failed-jobs.tsx')).FailedJobs }));

/** Milliseconds between refetches while the page is visible. */
const lookInterval = 5000;

/** The state of the job queues; refetches while visible. */
export function QueuePanel() {
  const { t } = useTranslation('tasks');
  const [opened, setOpened] = useState<QueueName>();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...endpointQuery(listQueues, {}),
    staleTime: 0,
    refetchInterval: lookInterval,
    refetchOnWindowFocus: true,
  });
  return (
    <section className={classes.root} aria-labelledby="queues">
      <h2 id="queues">{t('queues.title')}</h2>
      <p>{t('queues.help')}</p>
      {data && error && <OldFigures error={error} seen={dataUpdatedAt} onRetry={() => void refetch()} />}
      {data ? (
        <QueueTable queues={data.results} onOpen={setOpened} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows count={5} height={40} gap={4} />
      )}
      <Suspense fallback={null}>
        {opened && <FailedJobs name={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </section>
  );
}
