import { Box, Stack, Text } from '@mantine/core';
import { listQueues } from '@glossa/contract/queues';
import type { QueueName, QueueState } from '@glossa/contract/queues';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { DataTable } from '@/ui/data/data-table.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { StaleDataAlert } from './stale-data-alert.tsx';
import classes from './queue-panel.module.css';

const FailedJobs = lazy(async () => ({ default: (await import('./failed-jobs.tsx')).FailedJobs }));

/** Milliseconds between refetches while the page is visible. */
const pollInterval = 5000;

/** The state of the job queues, refetched while the page is visible. */
export function QueuePanel() {
  const { t } = useTranslation('tasks');
  const [opened, setOpened] = useState<QueueName>();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...endpointQuery(listQueues, {}),
    staleTime: 0,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: true,
  });
  return (
    <Section title={t('queues.title')} help={t('queues.help')} mb="xl">
      {data && error && (
        <StaleDataAlert error={error} loadedAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
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
    </Section>
  );
}

/** Returns whether to show a column on phones, where rarely used columns are hidden if they are empty. */
const isWorthShowing = ({ delayed, oldest }: QueueState, column: QueueColumn): boolean =>
  column === 'delayed' ? delayed > 0 : column === 'oldest' ? oldest !== null : true;

/** The queues with their workers and jobs by state, as a table or, on phones, as a list. */
function QueueTable({
  queues,
  onOpen,
}: {
  queues: readonly QueueState[];
  /** Opens the failed jobs in a queue. */
  onOpen: (name: QueueName) => void;
}) {
  const { t } = useTranslation('tasks');
  const isPhone = useIsPhone();
  const cellsOf = useQueueCells(onOpen);
  if (isPhone) {
    return (
      <Card p={0}>
        <List isDivided>
          {queues.map((queue) => {
            const cells = cellsOf(queue);
            return (
              <Box component="li" key={queue.name} px="md" py="sm">
                <Box fw={600}>
                  <QueueHead name={queue.name} />
                </Box>
                <dl className={classes.counts}>
                  {queueColumns
                    .filter((column) => isWorthShowing(queue, column))
                    .map((column) => (
                      <div key={column}>
                        <dt>{t(`queues.columns.${column}`)}</dt>
                        <dd>{cells[column]}</dd>
                      </div>
                    ))}
                </dl>
              </Box>
            );
          })}
        </List>
      </Card>
    );
  }
  return (
    <Box bg="var(--glossa-surface)" bdrs="md">
      <DataTable
        label={t('queues.title')}
        columns={[
          { name: t('queues.columns.name') },
          ...queueColumns.map((name) => ({ name: t(`queues.columns.${name}`), isNumber: true })),
        ]}
        rows={queues.map((queue) => {
          const cells = cellsOf(queue);
          return {
            key: queue.name,
            cells: [
              <QueueHead key="name" name={queue.name} />,
              ...queueColumns.map((column) => cells[column]),
            ],
          };
        })}
      />
    </Box>
  );
}

function QueueHead({ name }: { name: QueueName }) {
  const { t } = useTranslation('tasks');
  return (
    <Stack component="span" gap={0}>
      {t(`queues.names.${name}`)}
      <Text component="span" size="xs" fw={400} c="dimmed">
        {t(`queues.notes.${name}`)}
      </Text>
    </Stack>
  );
}

const queueColumns = ['waiting', 'active', 'delayed', 'failed', 'oldest', 'workers'] as const;
type QueueColumn = (typeof queueColumns)[number];

/** Returns a function that renders a queue's cells by column. `onOpen` opens the queue's failed jobs. */
function useQueueCells(
  onOpen: (name: QueueName) => void,
): (queue: QueueState) => Record<QueueColumn, ReactNode> {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  return ({ name, waiting, active, delayed, failed, oldest, workers }) => ({
    waiting: format.number(waiting),
    active: format.number(active),
    delayed: format.number(delayed),
    failed:
      failed === 0 ? (
        format.number(0)
      ) : (
        <button
          type="button"
          className={classes.failed}
          aria-label={t('queues.show_failed', { count: failed, queue: t(`queues.names.${name}`) })}
          onClick={() => onOpen(name)}
        >
          {format.number(failed)}
        </button>
      ),
    oldest: oldest === null ? '—' : <RelativeTime value={oldest} />,
    workers:
      workers === 0 ? (
        <strong className={classes.stopped}>{t('queues.no_workers')}</strong>
      ) : (
        format.number(workers)
      ),
  });
}
