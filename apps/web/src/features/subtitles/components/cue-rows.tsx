import { Button, Skeleton } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { FocusEvent, MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useFollowing } from '@/domain/player/use-following.ts';
import type { Edits } from '../hooks/use-edits.ts';
import { isTouched, rowAt } from '../model/cue-list.ts';
import { CueRow } from './cue-row.tsx';
import type { CueRowEvents } from './cue-row.tsx';
import said from '@/domain/player/said-rows.module.css';
import classes from './cue-rows.module.css';

/** Estimated height of an unmeasured row in pixels. */
const usual = 52;
/** Rows rendered beyond the viewport on each side. */
const beyond = 6;

/** Goes to a row, optionally focusing its text or its play button. */
export type GoToRow = (row: number, into?: 'text' | 'play') => void;

/** A virtualized list of cues: renders and fetches only the rows in and near the viewport. */
export function CueRows({
  ref,
  edits,
  chosen,
  present,
  isOn,
  isTyping,
  language,
  direction,
  readOnly,
  events,
  onChoose,
  onSeek,
  onWant,
}: {
  ref: Ref<GoToRow>;
  edits: Edits;
  /** Selected row. */
  chosen: number | undefined;
  /** Row at the video's current position, and whether its cue is displayed. */
  present: number | undefined;
  isOn: boolean;
  /** Whether the user is typing in the list, which then doesn't scroll. */
  isTyping: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  readOnly: boolean;
  events: CueRowEvents;
  onChoose: (row: number) => void;
  onSeek: (row: number) => void;
  /** Called when rows come into view; both ends are inclusive. */
  onWant: (from: number, to: number) => void;
}) {
  const { t } = useTranslation(['subtitles', 'watch']);
  const box = useRef<HTMLDivElement>(null);
  const { list, get } = edits;
  // oxlint-disable-next-line react/incompatible-library -- its functions change with the scrolling; nothing here keeps them
  const virtual = useVirtualizer({
    count: list.count,
    getScrollElement: () => box.current,
    estimateSize: () => usual,
    overscan: beyond,
    indexAttribute: 'data-row',
    getItemKey: useCallback((row: number) => rowAt(list, row)?.key ?? row, [list]),
    // Keeps the row being edited mounted, even out of view.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return chosen === undefined || rows.includes(chosen)
        ? rows
        : [...rows, chosen].toSorted((a, b) => a - b);
    },
  });
  const { following, follow } = useFollowing({
    box,
    virtual,
    row: isTyping ? undefined : present,
    drawn: get,
  });
  const rows = virtual.getVirtualItems();
  const inView = rows.filter(({ index }) => index !== chosen);
  const first = inView[0]?.index;
  const last = inView.at(-1)?.index;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onWant(first, last);
  }, [first, last, onWant]);

  const going = useRef<{ row: number; into: 'text' | 'play' }>(undefined);
  const arrive = () => {
    const { row, into } = going.current ?? {};
    const line = box.current?.querySelector(`[data-row="${row}"]`);
    const target = line?.querySelector<HTMLElement>(into === 'play' ? '[data-cue-play]' : '[data-cue-text]');
    if (!target) return;
    going.current = undefined;
    target.focus({ preventScroll: true });
    // The scroll position may have been computed before the rows were measured.
    line?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(arrive);
  useImperativeHandle(ref, () => (row, into) => {
    if (row < 0 || row >= list.count) return;
    virtual.scrollToIndex(row, { align: 'auto' });
    if (!into) return;
    going.current = { row, into };
    arrive();
  });

  const rowOfEvent = ({ target }: FocusEvent | MouseEvent): number | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return row ? Number(row.dataset['row']) : undefined;
  };
  const stop = [chosen, present].find((row) => rows.some(({ index }) => index === row)) ?? first;
  return (
    <div className={said.root}>
      {/* Keyboard users use the fields and buttons inside; a click beside them also selects the cue. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={box}
        className={said.box}
        onFocus={(event) => {
          const row = rowOfEvent(event);
          if (row !== undefined) onChoose(row);
        }}
        onClick={(event) => {
          const row = rowOfEvent(event);
          const isPlay = event.target instanceof Element && event.target.closest('[data-cue-play]');
          if (row === undefined || isPlay) return;
          onChoose(row);
          if (row !== present) onSeek(row);
        }}
      >
        <ol aria-label={t('list')} className={said.rows} style={{ blockSize: virtual.getTotalSize() }}>
          {rows.map(({ index, start, key }) => {
            const own = get(index);
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-row={index}
                data-now={(index === present && isOn) || undefined}
                data-chosen={index === chosen || undefined}
                data-changed={(own && isTouched(own)) || undefined}
                aria-current={(index === present && isOn) || undefined}
                aria-setsize={list.count}
                aria-posinset={index + 1}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {own ? (
                  <CueRow
                    row={index}
                    cue={own.cue}
                    isOwn={isTouched(own)}
                    isStop={index === stop}
                    language={language}
                    direction={direction}
                    readOnly={readOnly}
                    events={events}
                  />
                ) : (
                  <Skeleton height={16} my={11} ms={44} width={`${50 + ((index * 37) % 35)}%`} />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {!following && present !== undefined && (
        <Button
          className={said.follow}
          size="compact-sm"
          leftSection={<IconArrowBarToDown size={16} stroke={1.6} />}
          onClick={follow}
        >
          {t('watch:follow')}
        </Button>
      )}
    </div>
  );
}
