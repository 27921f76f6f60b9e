import { Button } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './followed-list.module.css';

/** Estimated height of an unmeasured row in pixels. */
const estimatedRowHeight = 52;
/** Rows rendered beyond the viewport on each side. */
const overscan = 6;

/** State of a `FollowedList`: its scroll container, its virtualizer, and whether it follows the video. */
export type FollowedListState = ReturnType<typeof useFollowedList>;

/**
 * Virtualizes a list that scrolls along with a video until the user scrolls it, and again after `follow` is called.
 * Renders only the rows in and near the viewport, and calls `onVisibleRows` with the first and the last of them.
 */
export function useFollowedList({
  count,
  row,
  version,
  pinnedRow,
  getItemKey,
  onVisibleRows,
}: {
  count: number;
  /** The row to scroll to. */
  row: number | undefined;
  /** The data of the rows; when it changes, the list scrolls to `row` again. */
  version: unknown;
  /** A row that stays mounted even when it is out of view. */
  pinnedRow?: number | undefined;
  getItemKey?: (row: number) => number | string;
  onVisibleRows: (first: number, last: number) => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions change as the list scrolls, but none of them is memoized here
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => container.current,
    estimateSize: () => estimatedRowHeight,
    overscan,
    indexAttribute: 'data-row',
    ...(getItemKey && { getItemKey }),
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return pinnedRow === undefined || indexes.includes(pinnedRow)
        ? indexes
        : [...indexes, pinnedRow].toSorted((a, b) => a - b);
    },
  });
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const leave = () => setFollowing(false);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('wheel', leave, { signal, passive: true });
    element.addEventListener('touchmove', leave, { signal, passive: true });
    return () => controller.abort();
  }, []);
  const scroll = useEffectEvent(() => {
    if (row !== undefined) virtualizer.scrollToIndex(row, { align: 'center' });
  });
  useEffect(() => {
    if (isFollowing) scroll();
  }, [isFollowing, row, version]);

  const rows = virtualizer.getVirtualItems();
  const visible = rows.filter(({ index }) => index !== pinnedRow);
  const first = visible[0]?.index;
  const last = visible.at(-1)?.index;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onVisibleRows(first, last);
  }, [first, last, onVisibleRows]);
  return { container, virtualizer, rows, first, last, isFollowing, follow: () => setFollowing(true) };
}

/** A list beside a video, with a button that resumes following the video. */
export function FollowedList({
  list: { container, virtualizer, isFollowing, follow },
  label,
  canFollow,
  overlay,
  children,
  ...events
}: {
  list: FollowedListState;
  label: string;
  canFollow: boolean;
  /** Content positioned over the list. */
  overlay?: ReactNode;
  /** The rows. */
  children: ReactNode;
} & Pick<ComponentProps<'div'>, 'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerDown'>) {
  const { t } = useTranslation('watch');
  return (
    <div className={classes.root}>
      <div ref={container} className={classes.container} {...events}>
        <ol aria-label={label} style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
          {children}
        </ol>
      </div>
      {overlay}
      {!isFollowing && canFollow && (
        <Button
          className={classes.follow}
          size="compact-sm"
          leftSection={<IconArrowBarToDown size={16} stroke={1.6} />}
          onClick={follow}
        >
          {t('follow')}
        </Button>
      )}
    </div>
  );
}

/**
 * A row of a `FollowedList`, at the position that the virtualizer assigns to it. The row is measured when it is
 * rendered.
 */
export function FollowedRow({
  list: { virtualizer },
  item: { index, start },
  isCurrent,
  className = '',
  ...props
}: {
  list: FollowedListState;
  item: VirtualItem;
  /** Whether the video is at this row. */
  isCurrent: boolean;
} & Omit<ComponentProps<'li'>, 'ref' | 'style'>) {
  return (
    <li
      ref={virtualizer.measureElement}
      data-row={index}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      aria-setsize={virtualizer.options.count}
      aria-posinset={index + 1}
      className={`${classes.row} ${className}`}
      style={{ transform: `translateY(${start}px)` }}
      {...props}
    />
  );
}

/** Returns the index of the row that contains an element; undefined if no row does. */
export function rowFromTarget(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset['row']) : undefined;
}
