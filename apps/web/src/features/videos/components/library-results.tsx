import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { pageSize, useLibrary } from '../hooks/use-library.ts';
import { useLoadProblem } from '../hooks/use-load-problem.ts';
import { isNarrowed } from '../library-view.ts';
import type { LibraryView, Shelf } from '../library-view.ts';
import { LibraryEmpty } from './library-empty.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { VideoShelf } from './video-shelf.tsx';

/** What a shelf holds: its cards with the pages below, or why there are none. */
export function LibraryResults({
  shelf,
  view,
  onChange,
  onClear,
}: {
  shelf: Shelf;
  view: LibraryView;
  onChange: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('videos');
  const { data, error, isPlaceholderData, refetch } = useLibrary(shelf, view);
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / pageSize));
  const isSignedOut = error?.status === 401;
  useLoadProblem(error !== null && !isSignedOut, () => void refetch());

  // The last video of the last page was moved away, or the address names a page that is not there.
  const beyond = data !== undefined && !isPlaceholderData && view.page > pages;
  useEffect(() => {
    if (beyond) onChange({ page: pages }, { replace: true });
  });

  if (isSignedOut) return <SignInFirst />;
  if (error && !data) {
    return (
      <ErrorState title={t('problem.title')} message={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data || beyond) return <LibrarySkeleton />;
  const narrowed = isNarrowed(view);
  if (data.count === 0) return <LibraryEmpty shelf={shelf} onClear={narrowed ? onClear : undefined} />;
  return (
    <>
      <VideoShelf
        shelf={shelf}
        videos={data.results}
        count={t(narrowed ? 'count_found' : 'count', { count: data.count })}
        stale={isPlaceholderData}
      />
      <Pagination
        page={view.page}
        pages={pages}
        onChange={(page) => {
          onChange({ page });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
