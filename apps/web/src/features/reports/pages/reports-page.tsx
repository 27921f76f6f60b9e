import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { ProgressTabs } from '@/domain/progress/progress-tabs.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { ReportForm } from '../components/report-form.tsx';
import { ReportSheet, ReportSkeleton } from '../components/report-sheet.tsx';
import { fetchReport } from '../fetch-report.ts';
import { readView, viewParams } from '../reports-view.ts';

/** /reports: what was learned in a period. Reports can be read, exported as a table or printed. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  usePageTitle(t('title'));
  const view = readView(params);
  const { kind } = view;
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['/api/reports/', view],
    queryFn: ({ signal }) => fetchReport(kind ?? 'learning', view, signal),
    enabled: kind !== undefined,
    staleTime: 0,
  });
  const learner = data?.report.learner;
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <ProgressTabs />
      <ReportForm
        // Reset the form when the user goes back in the history.
        key={params.toString()}
        view={view}
        learner={view.learner ? learner : undefined}
        onGenerate={(next) => {
          const query = viewParams(next);
          if (query.toString() === viewParams(view).toString()) void refetch();
          else setParams(query);
        }}
      />
      {kind === undefined ? (
        <EmptyState drawing="search" title={t('empty')} message={t('empty_help')} />
      ) : error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <ReportSheet loaded={data} view={view} generatedAt={new Date(dataUpdatedAt)} />
      ) : (
        <ReportSkeleton />
      )}
    </PageLayout>
  );
}
