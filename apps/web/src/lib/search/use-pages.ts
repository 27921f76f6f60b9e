import { useEffect } from 'react';

/**
 * Number of pages of a list of `count` items, undefined while that is not known, and whether `page` lies beyond its end: the
 * last item of the last page was moved away, or the address names a page that is not there. Then it goes to the last one,
 * unless the count is of the list before, which `isOld` tells.
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
