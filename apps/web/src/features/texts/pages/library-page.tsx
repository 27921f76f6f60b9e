import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { ChooseLanguage } from '../components/choose-language.tsx';
import { ContinueReading } from '../components/continue-reading.tsx';
import { LibraryFilters } from '../components/library-filters.tsx';
import { LibraryResults } from '../components/library-results.tsx';
import { LibraryTabs } from '../components/library-tabs.tsx';
import { UploadLink } from '../components/upload-link.tsx';
import { useLibraryView } from '../hooks/use-library-view.ts';
import { isNarrowed } from '../library-view.ts';
import { shelfOfPath, shelves } from '../shelves.ts';

/** /reading, /reading/archive and /reading/trash: the texts in the current language. */
export function LibraryPage() {
  const { t } = useTranslation('texts');
  const { account_type, current_language } = useUser();
  // On phones, the bottom bar has this link.
  const isPhone = useIsPhone();
  const shelf = shelfOfPath(useLocation().pathname);
  const { view, change, clear } = useLibraryView();
  const title = t(shelves[shelf].title);
  usePageTitle(title);
  if (account_type !== 'learner' || current_language === null) {
    return (
      <PageLayout>
        <PageHeader title={title} />
        <ChooseLanguage />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHeader title={title} actions={isPhone ? undefined : <UploadLink />} />
      {shelf === 'reading' && view.page === 1 && !isNarrowed(view) && <ContinueReading />}
      <LibraryTabs view={view} />
      <LibraryFilters view={view} onChange={change} />
      <LibraryResults key={shelf} shelf={shelf} view={view} onChange={change} onClear={clear} />
    </PageLayout>
  );
}
