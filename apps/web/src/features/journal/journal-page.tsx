import { useTranslation } from 'react-i18next';

import { useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { ProgressTabs } from '@/domain/progress/progress-tabs.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { JournalResults } from './journal-results.tsx';
import { periodError, readView, viewParams } from './journal-view.ts';

/** /journal: the learner's activity, day by day. */
export function JournalPage() {
  const { t } = useTranslation('journal');
  const languages = useLearningLanguageOptions();
  usePageTitle(t('title'));
  const { view, change } = useUrlView({
    read: (params) =>
      readView(
        params,
        languages.map(({ value }) => value),
      ),
    write: viewParams,
    reset: { page: 1 },
  });
  const error = periodError(view);
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <ProgressTabs />
      <JournalFilters view={view} languages={languages} onChange={change} />
      {error ? (
        <EmptyState drawing="search" title={t(`dates.${error}`)} />
      ) : (
        <JournalResults view={view} onChange={change} />
      )}
    </PageLayout>
  );
}
