import { listFailedJobs, listQueues, maxPerRequest, retryJobs } from '@glossa/contract/queues';
import type { QueueName } from '@glossa/contract/queues';
import { Box, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { SidePanel } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import { StaleDataAlert } from './stale-data-alert.tsx';

/** The failed jobs in a queue with their errors. They can be retried one by one or all at once. */
export function FailedJobs({ name, onClose }: { name: QueueName; onClose: () => void }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...endpointQuery(listFailedJobs, { params: { name } }),
    staleTime: 0,
    refetchInterval: 5000,
  });
  const { mutate, isPending } = useEndpointMutation(retryJobs, {
    invalidates: [listFailedJobs, listQueues],
    onSuccess: ({ retried }) => toast.success(t('queues.retried', { count: retried })),
  });
  const jobs = data?.results ?? [];
  return (
    <SidePanel onClose={onClose} title={t('queues.failed_title', { queue: t(`queues.names.${name}`) })}>
      {error && !data && <ErrorState message={errorText(error)} onRetry={() => void refetch()} />}
      {error && data && (
        <StaleDataAlert error={error} loadedAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {!error && !data && <LoadingRows count={4} height={56} gap={8} />}
      {data && jobs.length === 0 && <Text c="dimmed">{t('queues.none_failed')}</Text>}
      {jobs.length > 0 && (
        <>
          <Button fullWidth loading={isPending} onClick={() => mutate({ params: { name }, body: {} })}>
            {t('queues.retry_all', { count: Math.min(jobs.length, maxPerRequest) })}
          </Button>
          <List isDivided mt="md">
            {jobs.map(({ id, job, reason, attempts, failed_at: at }) => (
              <Box component="li" key={id} py="sm">
                <Group component="p" gap="xs" justify="space-between" fw={600}>
                  <bdi>{job}</bdi>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    disabled={isPending}
                    aria-label={t('queues.retry_job', { job })}
                    onClick={() => mutate({ params: { name }, body: { ids: [id] } })}
                  >
                    {t('retry')}
                  </Button>
                </Group>
                <Text size="sm" c="var(--glossa-danger)" dir="auto">
                  {reason}
                </Text>
                <Text size="xs" c="dimmed">
                  {t('queues.attempts', { count: attempts, number: format.number(attempts) })}
                  {at !== null && (
                    <>
                      {' · '}
                      <RelativeTime value={at} />
                    </>
                  )}
                </Text>
              </Box>
            ))}
          </List>
        </>
      )}
    </SidePanel>
  );
}
