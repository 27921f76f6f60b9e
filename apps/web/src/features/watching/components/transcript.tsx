import { Button, Skeleton } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import { TextWordsContext, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { wordIndexAt } from '@/domain/words/in-text/word-area.tsx';
import { createSelectionStore } from '@/domain/words/in-text/selection-store.ts';
import { useFollowing } from '@/domain/player/use-following.ts';
import type { Strip } from '../hooks/use-strip.ts';
import { phrasesOf } from '../model/lane.ts';
import { letGo } from '@/domain/player/let-go.ts';
import type { Track } from '../model/track.ts';
import said from '@/domain/player/said-rows.module.css';
import classes from './transcript.module.css';
import { TranscriptHint } from './transcript-hint.tsx';
import { TranscriptRow } from './transcript-row.tsx';

/** Estimated height of an unmeasured row in pixels. */
const usual = 52;
/** Rows rendered beyond the viewport on each side. */
const beyond = 6;

/**
 * A virtualized transcript: renders and fetches only the rows in and near the viewport. A click on a sentence seeks to
 * it, a click on a word opens the word. The selection is shown only in the subtitles.
 */
export function Transcript({
  track,
  seq,
  language,
  direction,
  shift,
  strip,
  hint,
  onWant,
  onSeek,
  onWord,
}: {
  track: Track;
  /** The current sentence. */
  seq: number | undefined;
  /** Language code. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  strip: Strip;
  hint: ReaderSettings['hint'];
  /** Called when sentences come into view; both ends are inclusive. */
  onWant: (from: number, to: number) => void;
  onSeek: (seq: number) => void;
  /** Called when a word is chosen; `nth` is its index in the sentence. */
  onWord: (seq: number, nth: number, by: 'mouse' | 'touch') => void;
}) {
  const { t } = useTranslation('watch');
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions change with the scrolling; nothing here keeps them
  const virtual = useVirtualizer({
    count: track.count,
    getScrollElement: () => box.current,
    estimateSize: () => usual,
    overscan: beyond,
    indexAttribute: 'data-row',
  });
  const { following, follow } = useFollowing({ box, virtual, row: seq, drawn: track });
  const rows = virtual.getVirtualItems();
  const first = rows[0]?.index;
  const last = rows.at(-1)?.index;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onWant(first, last);
  }, [first, last, onWant]);

  const words = useTextWords();
  const quiet = useMemo(() => {
    const selection = createSelectionStore();
    // No word here is a tab stop; keyboard users reach the words in the subtitles.
    selection.setStart(-1);
    return { ...words, selection };
  }, [words]);

  const pointer = useRef<'mouse' | 'touch'>('mouse');
  const click = (event: MouseEvent) => {
    const { target } = event;
    letGo(event);
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!row || getSelection()?.type === 'Range') return;
    const chosen = Number(row.dataset['row']);
    const nth = wordIndexAt(target);
    if (nth === undefined) onSeek(chosen);
    else onWord(chosen, nth, pointer.current);
  };
  const keyDown = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!row || step === 0) return;
    event.preventDefault();
    const next = Number(row.dataset['row']) + step;
    virtual.scrollToIndex(next, { align: 'auto' });
    box.current?.querySelector<HTMLElement>(`[data-row="${next}"] button`)?.focus({ preventScroll: true });
  };
  const stop = seq !== undefined && seq >= (first ?? 0) && seq <= (last ?? 0) ? seq : first;

  return (
    <TextWordsContext value={quiet}>
      <div className={said.root}>
        {/* Keyboard users use the buttons inside; a click beside them does the same. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={box}
          className={said.box}
          onPointerDown={({ pointerType }) => {
            pointer.current = pointerType === 'mouse' ? 'mouse' : 'touch';
          }}
          onClick={click}
          onKeyDown={keyDown}
        >
          <ol
            aria-label={t('transcript')}
            className={said.rows}
            style={{ blockSize: virtual.getTotalSize() }}
          >
            {rows.map(({ index, start, key }) => {
              const sentence = track.get(index);
              return (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-row={index}
                  data-now={index === seq || undefined}
                  aria-current={index === seq || undefined}
                  aria-setsize={track.count}
                  aria-posinset={index + 1}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {sentence ? (
                    <TranscriptRow
                      sentence={sentence}
                      phrases={phrasesOf(track, index)}
                      language={language}
                      direction={direction}
                      shift={shift}
                      strip={strip}
                      isStop={index === stop}
                    />
                  ) : (
                    <Skeleton height={16} my={10} width={`${60 + ((index * 37) % 35)}%`} />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <TranscriptHint box={box} track={track} language={language} heeded={hint === 'hover'} />
        {!following && seq !== undefined && (
          <Button
            className={said.follow}
            size="compact-sm"
            leftSection={<IconArrowBarToDown size={16} stroke={1.6} />}
            onClick={follow}
          >
            {t('follow')}
          </Button>
        )}
      </div>
    </TextWordsContext>
  );
}
