import { getProgress } from '@glossa/contract/progress';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ProgressTabs } from '@/domain/progress/progress-tabs.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { InsightPanels } from '../components/insight-panels.tsx';
import { LevelNote } from '../components/level-note.tsx';
import { ProgressParts } from '../components/progress-parts.tsx';
import { ProgressSkeleton } from '../components/progress-skeleton.tsx';

/** /progress: what was learned, how it grows, and which goals are close. */
export function ProgressPage() {
  const { t, i18n } = useTranslation('progress');
  const user = useUser();
  const language = user.current_language ?? '';
  const [scope, setScope] = useState<'one' | 'all'>('one');
  // Reflects activity from a moment ago on another page.
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getProgress, { query: scope === 'one' ? { language } : {} }),
    staleTime: 0,
  });
  usePageTitle(t('title'));
  const name = languageName(language, i18n.language);
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          user.selected_languages.length > 1 && (
            <Segmented
              aria-label={t('scope.label')}
              value={scope}
              onChange={setScope}
              data={[
                { value: 'one', label: name },
                { value: 'all', label: t('scope.all') },
              ]}
            />
          )
        }
      />
      <ProgressTabs />
      <LevelNote />
      {data ? (
        <ProgressParts progress={data} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <ProgressSkeleton />
        </LoadingState>
      )}
      <InsightPanels language={language} name={name} />
    </PageLayout>
  );
}
