import { useEffect } from 'react';

/**
 * Returns the number of pages for `count` items (undefined while unknown), and whether `page` is beyond the end: the
 * last item on it was moved, or the URL names a missing page. Then calls `onBeyond` with the last page, unless the
 * count is of the previous list (`isOld`).
 */
export function usePages(
  count: number | undefined,
  {
    page,
    pageSize,
    isOld,
    onBeyond,
  }: { page: number; pageSize: number; isOld: boolean; onBeyond: (last: number) => void },
): { pages: number; isBeyond: boolean } {
  const pages = Math.max(1, Math.ceil((count ?? 0) / pageSize));
  const isBeyond = count !== undefined && !isOld && page > pages;
  useEffect(() => {
    if (isBeyond) onBeyond(pages);
  });
  return { pages, isBeyond };
}
