import { listServices } from '@glossa/contract/external-services';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { ServiceCard } from './service-card.tsx';

/** /admin/services: sets up the servers that translate, explain and speak. */
export function ServicesPage() {
  const { t } = useTranslation('services');
  usePageTitle(t('title'));
  const { data, error, refetch } = useQuery(endpointQuery(listServices, {}));
  return (
    <PageLayout width="reading">
      <PageHeader title={t('title')} help={t('help')} />
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack>
          {data.services.map((settings) => (
            <ServiceCard key={settings.service} settings={settings} />
          ))}
        </Stack>
      ) : (
        <LoadingState>
          <Stack>
            <Skeleton height={180} />
            <Skeleton height={180} />
          </Stack>
        </LoadingState>
      )}
    </PageLayout>
  );
}
