import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { errorText } from '../i18n/error-text.ts';
import { usePages } from './use-pages.ts';

/**
 * One page of a list with the ways to the others, or what stands in its place: what it will look like, why it is empty,
 * what went wrong. A page beyond the end leads to the last one.
 */
export function PagedList<Data extends { count: number }>({
  list: { data, error, refetch, isPlaceholderData },
  page,
  pageSize,
  skeleton,
  renderEmpty,
  onPage,
  children,
}: {
  list: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  page: number;
  pageSize: number;
  skeleton: ReactNode;
  /** What is said when nothing is in it; without, that is left to `children`. */
  renderEmpty?: (data: Data) => ReactNode;
  /** `replace` is set where the page before was none. */
  onPage: (page: number, options: { replace: boolean }) => void;
  children: (data: Data) => ReactNode;
}) {
  const { pages, isBeyond } = usePages(data?.count, {
    page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (last) => onPage(last, { replace: true }),
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data || isBeyond) return skeleton;
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
