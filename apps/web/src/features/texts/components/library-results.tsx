import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { usePages } from '@/domain/search/paged-list.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Pagination } from '@/ui/data/pagination.tsx';
import { pageSize, useLibrary } from '../hooks/use-library.ts';
import { isNarrowed } from '../library-view.ts';
import type { LibraryView, Shelf } from '../library-view.ts';
import { LibraryEmpty } from './library-empty.tsx';
import classes from './library-results.module.css';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { TextList } from './text-list.tsx';

/** The rows of a shelf with pagination, or why there are none. */
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
  const { t } = useTranslation('texts');
  const { data, error, isPlaceholderData, refetch } = useLibrary(shelf, view);
  const { pages, isBeyondEnd: isBeyond } = usePages(data?.count, {
    page: view.page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (page) => onChange({ page }, { replace: true }),
  });

  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data || isBeyond) return <LibrarySkeleton />;
  const narrowed = isNarrowed(view);
  if (data.count === 0) return <LibraryEmpty shelf={shelf} onClear={narrowed ? onClear : undefined} />;
  return (
    <>
      <p className={classes.count} role="status">
        {t(narrowed ? 'count_found' : 'count', { count: data.count })}
      </p>
      <TextList texts={data.results} stale={isPlaceholderData} onTag={(tag) => onChange({ tag })} />
      <div className={classes.pages}>
        <Pagination
          page={view.page}
          pages={pages}
          onChange={(page) => {
            onChange({ page });
            window.scrollTo({ top: 0 });
          }}
        />
      </div>
    </>
  );
}
