import { exportMetrics, getMetrics, metricPeriods } from '@glossa/contract/metrics';
import type { Metrics } from '@glossa/contract/metrics';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { DownloadTableButton } from '@/lib/files/download-table-button.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { LearnersSection } from './learners-section.tsx';
import { LearningSection } from './learning-section.tsx';
import tiles from './metric-tiles.module.css';
import { RevenueSection } from './revenue-section.tsx';
import { StorageSection, JobsSection } from './system-sections.tsx';

/** /admin/metrics: metrics of the whole site. */
export function MetricsPage() {
  const { t } = useTranslation('metrics');
  const [params, setParams] = useSearchParams();
  const period = readUrlParams(params).among('period', metricPeriods) ?? '30';
  usePageTitle(t('title'));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(getMetrics, { query: { period } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        hasWideActions
        actions={
          <DownloadTableButton
            label={t('export')}
            fetch={() => fetchFile(exportMetrics, { query: { period, table: 'all' } })}
          />
        }
      />
      <Group gap="8px 16px" mb="xs">
        <Segmented
          aria-label={t('period')}
          value={period}
          onChange={(next) =>
            setParams(toUrlParams({ period: next === '30' ? undefined : next }), { replace: true })
          }
          data={metricPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        {data && <PeriodNote metrics={data} />}
      </Group>
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="dimmed-when-busy" aria-busy={isPlaceholderData}>
          <LearnersSection metrics={data} />
          <LearningSection metrics={data} />
          <RevenueSection metrics={data} />
          <JobsSection metrics={data} />
          <StorageSection metrics={data} />
        </div>
      ) : (
        <MetricsSkeleton />
      )}
    </PageLayout>
  );
}

/** The period, and the period it is compared with. */
function PeriodNote({ metrics: { from, to, before } }: { metrics: Metrics }) {
  const { t, i18n } = useTranslation('metrics');
  // A calendar date must not shift with the browser's time zone.
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Text size="sm" c="dimmed">
      {days.formatRange(new Date(from), new Date(to))}
      {' · '}
      {before === null ? t('not_compared') : t('compared')}
    </Text>
  );
}

/** Placeholder tiles and charts. */
const MetricsSkeleton = () => (
  <LoadingState>
    <Stack gap="sm" mt="xl">
      <div className={tiles.tiles}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={124} radius={12} />
        ))}
      </div>
      <Skeleton height={320} radius={12} />
      <Skeleton height={320} radius={12} />
    </Stack>
  </LoadingState>
);
