import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { errorText } from '@/lib/i18n/error-text.ts';
import { Pagination } from '@/ui/data/pagination.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';

/**
 * A page of a list with pagination, or a skeleton, empty state or error instead. A page beyond the end redirects to the
 * last one.
 */
export function PagedList<Data extends { count: number }>({
  list: { data, error, refetch, isPlaceholderData },
  page,
  pageSize,
  problem,
  skeleton,
  renderEmpty,
  onPage,
  children,
}: {
  list: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  page: number;
  pageSize: number;
  /** Title of the error state. */
  problem?: string;
  skeleton: ReactNode;
  /** Renders the empty state; without it, `children` must handle an empty list. */
  renderEmpty?: (data: Data) => ReactNode;
  /** `replace` is set when the current page does not exist. */
  onPage: (page: number, options: { replace: boolean }) => void;
  children: (data: Data) => ReactNode;
}) {
  const { pages, isBeyondEnd } = usePages(data?.count, {
    page,
    pageSize,
    isOld: isPlaceholderData,
    onPageOutOfRange: (last) => onPage(last, { replace: true }),
  });
  if (error && !data) {
    return (
      <ErrorState
        {...(problem === undefined ? {} : { title: problem })}
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || isBeyondEnd) return skeleton;
  if (data.count === 0 && renderEmpty) return renderEmpty(data);
  return (
    <div aria-busy={isPlaceholderData}>
      {children(data)}
      <Pagination
        page={page}
        pages={pages}
        onChange={(next) => {
          onPage(next, { replace: false });
          scrollTo(0, 0);
        }}
      />
    </div>
  );
}

/**
 * Returns the number of pages for `count` items (undefined while unknown), and whether `page` is beyond the end: the
 * last item on it was moved, or the URL names a missing page. In that case, calls `onPageOutOfRange` with the last page, unless
 * the count is still that of the previous list (`isOld`).
 */
export function usePages(
  count: number | undefined,
  {
    page,
    pageSize,
    isOld,
    onPageOutOfRange,
  }: { page: number; pageSize: number; isOld: boolean; onPageOutOfRange: (last: number) => void },
): { pages: number; isBeyondEnd: boolean } {
  const pages = Math.max(1, Math.ceil((count ?? 0) / pageSize));
  const isOutOfRange = count !== undefined && !isOld && page > pages;
  useEffect(() => {
    if (isOutOfRange) onPageOutOfRange(pages);
  });
  return { pages, isBeyondEnd: isOutOfRange };
}
