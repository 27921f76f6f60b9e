import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useTagColors } from '@/domain/tags/use-tag-colors.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import type { WordList } from '../hooks/use-word-list.ts';
import { isSelected } from '../hooks/use-selection.ts';
import type { Selection } from '../hooks/use-selection.ts';
import classes from './word-grid.module.css';
import { WordRow, WordRowSkeleton } from './word-row.tsx';
import type { RowEvents } from './word-row.tsx';

/** Number of rows rendered above and below the window. */
const overscan = 25;
/** The next page is fetched this many rows before the last loaded one. */
const prefetchDistance = 150;
/** Number of placeholder rows while the next page loads. */
const placeholderRows = 12;

/** A virtualized list of words: renders only the rows in and near the window. */
export function WordGrid({
  list,
  selection,
  active,
  open,
  focus,
  onKeyDown,
  onOpen,
  ...events
}: {
  list: WordList;
  selection: Selection;
  /** The row with the keyboard focus. */
  active: number;
  /** ID of the word whose details are open. */
  open: number | undefined;
  /** Moves the focus to a row. */
  focus: RefObject<((index: number) => void) | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called when a row is clicked outside its controls. */
  onOpen: (index: number, modifiers: { range: boolean; add: boolean }) => void;
} & RowEvents) {
  const { t } = useTranslation('words');
  const isPhone = useIsPhone();
  const colorOf = useTagColors();
  const root = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((root.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const { words, hasNextPage, isFetching, fetchNextPage } = list;
  const size = isPhone ? 68 : 56;
  // oxlint-disable-next-line react/incompatible-library -- its functions change as the list scrolls, but none of them is memoized here
  const virtual = useWindowVirtualizer({
    count: words.length + (hasNextPage ? placeholderRows : 0),
    estimateSize: () => size,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: 72,
    scrollPaddingEnd: 96,
    // The focused row stays mounted when it scrolls out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])]
        .filter((n) => n < range.count)
        .toSorted((a, b) => a - b),
  });
  useEffect(() => virtual.measure(), [size, virtual]);

  const rows = virtual.getVirtualItems();
  const isNear =
    (rows.findLast(({ index }) => index !== active)?.index ?? 0) > words.length - prefetchDistance;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNear, hasNextPage, isFetching, fetchNextPage, words.length]);

  const focusTarget = useRef<number>(undefined);
  const applyFocus = () => {
    if (focusTarget.current === undefined) return;
    const row = root.current?.querySelector<HTMLElement>(`[data-index="${focusTarget.current}"]`);
    if (!row) return;
    focusTarget.current = undefined;
    row.focus({ preventScroll: true });
  };
  useEffect(() => {
    focus.current = (index) => {
      focusTarget.current = index;
      virtual.scrollToIndex(index, { align: 'auto' });
      applyFocus();
    };
    applyFocus();
  });

  return (
    <div
      ref={root}
      role="grid"
      aria-label={t('title')}
      aria-rowcount={list.count}
      aria-multiselectable
      aria-busy={list.isPlaceholderData}
      className={classes.grid}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={({ target, shiftKey, metaKey, ctrlKey }) => {
        if (!(target instanceof Element) || target.closest('select, label')) return;
        const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
        if (index !== undefined) onOpen(Number(index), { range: shiftKey, add: metaKey || ctrlKey });
      }}
    >
      <div role="presentation" className={classes.rows} style={{ blockSize: virtual.getTotalSize() }}>
        {rows.map(({ key, index, start }) => {
          const word = words[index];
          return (
            <div
              key={key}
              role="presentation"
              className={classes.position}
              style={{ blockSize: size, transform: `translateY(${start - top}px)` }}
            >
              {word ? (
                <WordRow
                  word={word}
                  index={index}
                  selected={isSelected(selection, word.id)}
                  active={index === active}
                  open={word.id === open}
                  colorOf={colorOf}
                  {...events}
                />
              ) : (
                <WordRowSkeleton />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Placeholder rows for the first load. */
export function WordGridSkeleton() {
  return (
    <LoadingState>
      <div className={classes.grid}>
        {Array.from({ length: 8 }, (_, row) => (
          <WordRowSkeleton key={row} />
        ))}
      </div>
    </LoadingState>
  );
}
