import { Skeleton, Stack } from '@mantine/core';
import { listOutbox } from '@glossa/contract/outbox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { OutboxEmail } from './outbox-email.tsx';

/** /admin/outbox: emails stored by this server because it can't send them. */
export function OutboxPage() {
  const { t } = useTranslation('outbox');
  usePageTitle(t('title'));
  const { data, error, refetch } = useQuery({ ...endpointQuery(listOutbox, {}), refetchInterval: 30_000 });
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={data?.enabled === false ? t('enabled') : t('help')} />
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Stack>
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        </LoadingState>
      ) : data.results.length === 0 ? (
        <EmptyState drawing="mail" title={t('empty')} />
      ) : (
        <Stack gap="xs">
          {data.results.map((email) => (
            <OutboxEmail key={email.id} email={email} />
          ))}
        </Stack>
      )}
    </PageLayout>
  );
}
