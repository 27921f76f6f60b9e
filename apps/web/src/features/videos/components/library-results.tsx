import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { usePages } from '@/domain/search/paged-list.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Pagination } from '@/ui/data/pagination.tsx';
import { pageSize, useLibrary } from '../hooks/use-library.ts';
import { useLoadProblem } from '../hooks/use-load-problem.ts';
import { isNarrowed } from '../library-view.ts';
import type { LibraryView, Shelf } from '../library-view.ts';
import { LibraryEmpty } from './library-empty.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { VideoShelf } from './video-shelf.tsx';

/** The cards of a shelf with pagination, or why there are none. */
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
  const { pages, isBeyondEnd: isBeyond } = usePages(data?.count, {
    page: view.page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (page) => onChange({ page }, { replace: true }),
  });
  const isSignedOut = error?.status === 401;
  useLoadProblem(error !== null && !isSignedOut, () => void refetch());

  if (isSignedOut) return <SignInFirst />;
  if (error && !data) {
    return (
      <ErrorState title={t('problem.title')} message={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data || isBeyond) return <LibrarySkeleton />;
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
