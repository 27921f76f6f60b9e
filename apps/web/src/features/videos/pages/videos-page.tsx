import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { shelfFromPath } from '@/domain/content/library/shelf-from-path.ts';
import { useListView } from '@/domain/content/list/list-view.ts';
import type { ChangeView } from '@/domain/content/list/list-view.ts';
import { UploadLink } from '@/domain/content/upload-link.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { useSession } from '@/domain/session/session-context.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { EmptyShelf } from '../components/empty-shelf.tsx';
import { VideoFilters } from '../components/video-filters.tsx';
import { VideoGrid, VideoGridSkeleton } from '../components/video-grid.tsx';
import { pageSize, useLibrary } from '../hooks/use-library.ts';
import { libraryView } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import type { Shelf } from '../shelves.ts';

/** /videos, /videos/archive and /videos/trash: the videos in the current language. */
export function VideosPage() {
  const { t } = useTranslation('videos');
  const { state } = useSession();
  const shelf = shelfFromPath(shelves, useLocation().pathname);
  const { view, change, clear } = useListView(libraryView);
  const title = t(shelves[shelf].title);
  usePageTitle(title);
  if (state.status !== 'authenticated') {
    return (
      <PageLayout>
        <PageHeader title={title} />
        <SignInRequired />
      </PageLayout>
    );
  }
  const search = libraryView.write({ ...view, page: 1 }).toString();
  return (
    <PageLayout>
      <PageHeader title={title} actions={<UploadLink to="/videos/upload">{t('upload.open')}</UploadLink>} />
      <TabLinks
        label={t('tabs.label')}
        tabs={Object.values(shelves).map(({ path, tab }) => ({
          to: { pathname: path, search },
          text: t(tab),
        }))}
      />
      <VideoFilters view={view} onChange={change} />
      <Results
        key={shelf}
        shelf={shelf}
        view={view}
        onChange={change}
        onClear={libraryView.isFiltered(view) ? clear : undefined}
      />
    </PageLayout>
  );
}

/** The cards of a shelf with pagination, or why there are none. `onClear` is set while a filter is active. */
function Results({
  shelf,
  view,
  onChange,
  onClear,
}: {
  shelf: Shelf;
  view: LibraryView;
  onChange: ChangeView<LibraryView>;
  onClear: (() => void) | undefined;
}) {
  const { t } = useTranslation('videos');
  const list = useLibrary(shelf, view);
  const isSignedOut = list.error?.status === 401;
  useLoadFailure(list.error !== null && !isSignedOut, () => void list.refetch());
  if (isSignedOut) return <SignInRequired />;
  return (
    <PagedList
      list={list}
      page={view.page}
      pageSize={pageSize}
      problem={t('problem.title')}
      skeleton={<VideoGridSkeleton />}
      renderEmpty={() => <EmptyShelf shelf={shelf} onClear={onClear} />}
      onPage={(page, options) => onChange({ page }, options)}
    >
      {({ count, results }) => (
        <VideoGrid
          shelf={shelf}
          videos={results}
          count={t(onClear ? 'count_found' : 'count', { count })}
          stale={list.isPlaceholderData}
        />
      )}
    </PagedList>
  );
}

/** Shows a toast with a retry button after the list failed to load, until it has loaded or the user leaves the page. */
function useLoadFailure(failed: boolean, onRetry: () => void): void {
  const { t } = useTranslation('videos');
  const show = useEffectEvent(() =>
    toast.problem({
      title: t('problem.title'),
      message: t('problem.message'),
      action: t('problem.retry'),
      onAction: onRetry,
    }),
  );
  useEffect(() => {
    if (!failed) return;
    const id = show();
    return () => void toast.hide(id);
  }, [failed]);
}

/** Replaces the list for visitors. */
function SignInRequired() {
  const { t } = useTranslation('videos');
  return (
    <div role="alert">
      <EmptyState
        drawing="lock"
        title={t('sign_in.title')}
        message={t('sign_in.message')}
        action={
          <Button component={Link} to="/login">
            {t('sign_in.action')}
          </Button>
        }
      />
    </div>
  );
}
