import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useSession } from '@/domain/session/session-context.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { LibraryFilters } from '../components/library-filters.tsx';
import { LibraryResults } from '../components/library-results.tsx';
import { LibraryTabs } from '../components/library-tabs.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import { UploadLink } from '../components/upload-link.tsx';
import { useLibraryView } from '../hooks/use-library-view.ts';
import { shelfOfPath, shelves } from '../shelves.ts';

/** /videos, /videos/archive and /videos/trash: the videos in the current language. */
export function VideosPage() {
  const { t } = useTranslation('videos');
  const { state } = useSession();
  const shelf = shelfOfPath(useLocation().pathname);
  const { view, change, clear } = useLibraryView();
  const title = t(shelves[shelf].title);
  usePageTitle(title);
  if (state.status !== 'authenticated') {
    return (
      <PageLayout>
        <PageHeader title={title} />
        <SignInFirst />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHeader title={title} actions={<UploadLink />} />
      <LibraryTabs view={view} />
      <LibraryFilters view={view} onChange={change} />
      <LibraryResults key={shelf} shelf={shelf} view={view} onChange={change} onClear={clear} />
    </PageLayout>
  );
}
