import { getDashboard } from '@glossa/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { DashboardParts } from '../components/dashboard-parts.tsx';
import { DashboardSkeleton } from '../components/dashboard-skeleton.tsx';

/** /dashboard: progress in the current language, and what to do next. */
export function DashboardPage() {
  const { t, i18n } = useTranslation('dashboard');
  const { current_language: code, firstname, username, points } = useUser();
  const language = code ?? '';
  // Reflects activity from a moment ago on another page.
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getDashboard, { query: { language } }),
    staleTime: 0,
  });
  // Deferring splits the rendering of so many panels, so the browser stays responsive.
  const data = useDeferredValue(answer);
  usePageTitle(t('title'));
  // Until the data has loaded, the points are a good guess.
  const isNew = data ? data.streak.longest === 0 : points === 0;
  return (
    <PageLayout>
      <PageHeader
        title={t(isNew ? 'welcome' : 'welcome_back', { name: firstname || username })}
        help={t('help', { language: languageName(language, i18n.language) })}
      />
      {data ? (
        <DashboardParts dashboard={data} language={language} isNew={isNew} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <DashboardSkeleton />
        </LoadingState>
      )}
    </PageLayout>
  );
}
