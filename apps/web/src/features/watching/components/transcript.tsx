import { Skeleton } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { FollowedList, FollowedRow, rowFromTarget, useFollowedList } from '@/domain/player/followed-list.tsx';
import { releaseFocus } from '@/domain/player/player-keyboard.ts';
import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { HintBubble, useHoveredWord } from '@/domain/words/in-text/word-hint.tsx';
import type { HoveredWord } from '@/domain/words/in-text/word-hint.tsx';
import { useTextWords, TextWordsContext } from '@/domain/words/in-text/text-words.ts';
import { wordIndexAt } from '@/domain/words/in-text/word-area.tsx';
import { createSelectionStore } from '@/domain/words/in-text/selection-store.ts';
import { findItem } from '@/domain/words/in-text/text-item.ts';
import { candidatesAt, phraseOccurrencesIn } from '@/domain/words/in-text/phrases.ts';
import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import type { SentenceFormatter } from '../hooks/use-current-subtitles.ts';
import { findPhrases } from '../model/current-subtitles.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';
import { TranscriptRow } from './transcript-row.tsx';
import classes from './transcript.module.css';

/**
 * The transcript, which fetches only the sentences in and near the viewport. Clicking a sentence seeks to it, and
 * clicking a word opens the word. The selection is shown only in the subtitles.
 */
export function Transcript({
  track,
  seq,
  language,
  direction,
  shift,
  formatSentences,
  hint,
  loadSentences,
  onSeek,
  onWord,
}: {
  track: SubtitleTrack;
  /** The current sentence. */
  seq: number | undefined;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  formatSentences: SentenceFormatter;
  hint: ReaderSettings['hint'];
  /** Called when sentences come into view; both ends are inclusive. */
  loadSentences: (from: number, to: number) => void;
  onSeek: (seq: number) => void;
  /** Called when a word is chosen; `nth` is its index in the sentence. */
  onWord: (seq: number, nth: number, by: 'mouse' | 'touch') => void;
}) {
  const { t } = useTranslation('watch');
  const list = useFollowedList({
    count: track.count,
    row: seq,
    version: track,
    onVisibleRows: loadSentences,
  });
  const { container, virtualizer, rows, first, last } = list;

  const words = useTextWords();
  const wordsWithoutSelection = useMemo(() => {
    const selection = createSelectionStore();
    // No word in the transcript is a tab stop; keyboard users reach the words in the subtitles.
    selection.setStart(-1);
    return { ...words, selection };
  }, [words]);

  const pointer = useRef<'mouse' | 'touch'>('mouse');
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    releaseFocus(event);
    const row = rowFromTarget(target);
    if (row === undefined || getSelection()?.type === 'Range') return;
    const nth = wordIndexAt(target);
    if (nth === undefined) onSeek(row);
    else onWord(row, nth, pointer.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowFromTarget(event.target);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (row === undefined || step === 0) return;
    event.preventDefault();
    const next = row + step;
    virtualizer.scrollToIndex(next, { align: 'auto' });
    container.current
      ?.querySelector<HTMLElement>(`[data-row="${next}"] button`)
      ?.focus({ preventScroll: true });
  };
  const tabStop = seq !== undefined && seq >= (first ?? 0) && seq <= (last ?? 0) ? seq : first;

  return (
    <TextWordsContext value={wordsWithoutSelection}>
      <FollowedList
        list={list}
        label={t('transcript')}
        canFollow={seq !== undefined}
        overlay={
          <TranscriptHint
            container={container}
            track={track}
            language={language}
            enabled={hint === 'hover'}
          />
        }
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType === 'mouse' ? 'mouse' : 'touch';
        }}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {rows.map((item) => {
          const { index, key } = item;
          const sentence = track.get(index);
          return (
            <FollowedRow
              key={key}
              list={list}
              item={item}
              isCurrent={index === seq}
              className={classes.row ?? ''}
            >
              {sentence ? (
                <TranscriptRow
                  sentence={sentence}
                  phrases={findPhrases(track, index)}
                  language={language}
                  direction={direction}
                  shift={shift}
                  formatSentences={formatSentences}
                  isTabStop={index === tabStop}
                />
              ) : (
                <Skeleton height={16} my={10} width={`${60 + ((index * 37) % 35)}%`} />
              )}
            </FollowedRow>
          );
        })}
      </FollowedList>
    </TextWordsContext>
  );
}

/**
 * Returns the items that a word in the transcript belongs to: the word itself, and phrases that contain it. Words are
 * numbered per row.
 */
function itemsAt({ element, index }: HoveredWord, track: SubtitleTrack, language: string) {
  const seq = rowFromTarget(element);
  const sentence = seq === undefined ? undefined : track.get(seq);
  if (!sentence) return [];
  const occurrences = occurrencesIn([sentence]);
  const phrases = phraseOccurrencesIn({ sentences: [sentence], phrases: findPhrases(track, sentence.seq) });
  return candidatesAt(phrases, index).flatMap(
    (words) => findItem(occurrences, phrases, words, language) ?? [],
  );
}

/** Shows the translation of the hovered word beside the transcript. */
function TranscriptHint({
  container,
  track,
  language,
  enabled,
}: {
  /** Receives the element that contains the rows. */
  container: RefObject<HTMLElement | null>;
  track: SubtitleTrack;
  language: string;
  /** Whether hovering shows translations. */
  enabled: boolean;
}) {
  const hovered = useHoveredWord(container, enabled);
  const items = useMemo(() => (hovered ? itemsAt(hovered, track, language) : []), [hovered, track, language]);
  const [first] = items;
  if (!hovered || !first) return null;
  return <HintBubble key={`${first.seq} ${hovered.index}`} find={() => hovered.element} items={items} />;
}
