import { Skeleton } from '@mantine/core';
import { useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { FollowedList, FollowedRow, rowFromTarget, useFollowedList } from '@/domain/player/followed-list.tsx';
import type { Edits } from '../hooks/use-edits.ts';
import { isChanged, rowAt } from '../model/cue-list.ts';
import { CueRow } from './cue-row.tsx';
import type { CueRowEvents } from './cue-row.tsx';
import classes from './cue-row.module.css';

/** Moves to a row, optionally focusing its text or its play button. */
export type GoToRow = (row: number, focus?: 'text' | 'play') => void;

/** The list of cues, which fetches only those in and near the viewport. */
export function CueRows({
  ref,
  edits,
  selected,
  current,
  isVisible,
  isTyping,
  language,
  direction,
  readOnly,
  events,
  onSelect,
  onSeek,
  onVisibleRows,
}: {
  ref: Ref<GoToRow>;
  edits: Edits;
  selected: number | undefined;
  /** Row at the video's current position, and whether its cue is displayed. */
  current: number | undefined;
  isVisible: boolean;
  /** Whether the user is typing in the list. If so, it doesn't scroll. */
  isTyping: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  readOnly: boolean;
  events: CueRowEvents;
  onSelect: (row: number) => void;
  onSeek: (row: number) => void;
  /** Called when rows come into view; both ends are inclusive. */
  onVisibleRows: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('subtitles');
  const { list: cues, get } = edits;
  const list = useFollowedList({
    count: cues.count,
    row: isTyping ? undefined : current,
    version: get,
    // The row being edited stays rendered, so that it doesn't lose the focus.
    pinnedRow: selected,
    getItemKey: useCallback((row: number) => rowAt(cues, row)?.key ?? row, [cues]),
    onVisibleRows,
  });
  const { container, virtualizer, rows, first } = list;

  const pendingFocus = useRef<{ row: number; focus: 'text' | 'play' }>(undefined);
  const focusPending = () => {
    const { row, focus } = pendingFocus.current ?? {};
    const line = container.current?.querySelector(`[data-row="${row}"]`);
    const target = line?.querySelector<HTMLElement>(focus === 'play' ? '[data-cue-play]' : '[data-cue-text]');
    if (!target) return;
    pendingFocus.current = undefined;
    target.focus({ preventScroll: true });
    // The scroll position may have been computed before the rows were measured.
    line?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(focusPending);
  useImperativeHandle(ref, () => (row, focus) => {
    if (row < 0 || row >= cues.count) return;
    virtualizer.scrollToIndex(row, { align: 'auto' });
    if (!focus) return;
    pendingFocus.current = { row, focus };
    focusPending();
  });

  const tabStop = [selected, current].find((row) => rows.some(({ index }) => index === row)) ?? first;
  return (
    <FollowedList
      list={list}
      label={t('list')}
      canFollow={current !== undefined}
      onFocus={({ target }) => {
        const row = rowFromTarget(target);
        if (row !== undefined) onSelect(row);
      }}
      onClick={({ target }) => {
        const row = rowFromTarget(target);
        const isPlay = target instanceof Element && target.closest('[data-cue-play]');
        if (row === undefined || isPlay) return;
        onSelect(row);
        if (row !== current) onSeek(row);
      }}
    >
      {rows.map((item) => {
        const { index, key } = item;
        const cueRow = get(index);
        return (
          <FollowedRow
            key={key}
            list={list}
            item={item}
            isCurrent={index === current && isVisible}
            data-selected={index === selected || undefined}
            data-changed={(cueRow && isChanged(cueRow)) || undefined}
            className={classes.row ?? ''}
          >
            {cueRow ? (
              <CueRow
                row={index}
                cue={cueRow.cue}
                isEdited={isChanged(cueRow)}
                isTabStop={index === tabStop}
                language={language}
                direction={direction}
                readOnly={readOnly}
                events={events}
              />
            ) : (
              <Skeleton height={16} my={11} ms={44} width={`${50 + ((index * 37) % 35)}%`} />
            )}
          </FollowedRow>
        );
      })}
    </FollowedList>
  );
}
