import { exportMetrics, getMetrics, metricPeriods } from '@glossa/contract/metrics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { SaveTableButton } from '@/lib/files/save-table-button.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { LearnersPart } from '../components/learners-part.tsx';
import { LearningPart } from '../components/learning-part.tsx';
import { MetricsSkeleton } from '../components/metrics-skeleton.tsx';
import { MoneyPart } from '../components/money-part.tsx';
import { PeriodLine } from '../components/period-line.tsx';
import { StoragePart } from '../components/storage-part.tsx';
import { WorkPart } from '../components/work-part.tsx';
import classes from './metrics-page.module.css';

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
        isWordy
        actions={
          <SaveTableButton
            label={t('export')}
            fetch={() => fetchFile(exportMetrics, { query: { period, table: 'all' } })}
          />
        }
      />
      <div className={classes.period}>
        <Segmented
          aria-label={t('period')}
          value={period}
          onChange={(next) =>
            setParams(toUrlParams({ period: next === '30' ? undefined : next }), { replace: true })
          }
          data={metricPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        {data && <PeriodLine metrics={data} />}
      </div>
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={classes.parts} aria-busy={isPlaceholderData}>
          <LearnersPart metrics={data} />
          <LearningPart metrics={data} />
          <MoneyPart metrics={data} />
          <WorkPart metrics={data} />
          <StoragePart metrics={data} />
        </div>
      ) : (
        <MetricsSkeleton />
      )}
    </PageLayout>
  );
}
