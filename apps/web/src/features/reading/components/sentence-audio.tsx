import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import { consumeStopAtEnd } from '@/domain/player/sleep-timer.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useFollowSentence } from '../hooks/use-follow-sentence.ts';
import { useListeningKeys } from '../hooks/use-listening-keys.ts';
import { repeatSentence, useRecording } from '../hooks/use-recording.ts';
import { useSpokenSentence } from '../hooks/use-spoken-sentence.ts';
import { playSentence, useTimeline } from '../hooks/use-timeline.ts';
import { pageForSentence } from '../model/page-range.ts';
import { PlaySentenceButton } from './play-sentence-button.tsx';

/** Seconds to skip back or forward. */
const skipSeconds = 5;

/** Connects the recording to the text: highlights the spoken sentence, turns pages, and plays single sentences. */
export function SentenceAudio({
  data,
  text,
  occurrences,
  onOpen,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  onOpen: (page: number, replace: boolean) => void;
}) {
  const { id, sentences, sentences_per_page: perPage } = data;
  const { selection } = useTextWords();
  const { audio, followsRecording, repeatedSentence: repeated, isTapping } = useRecording();
  const { timeline } = useTimeline(id);
  const spoken = useSpokenSentence(audio, timeline, repeated)?.seq;
  const isOnPage = (seq: number | undefined) => sentences.some((sentence) => sentence.seq === seq);
  useFollowSentence({
    text,
    data,
    spoken,
    follows: () => followsRecording && !isTapping && audio?.paused === false,
    onOpen,
  });

  const lastSpoken = useRef(spoken);
  const stopAtPageEnd = useEffectEvent((seq: number | undefined) => {
    const last = lastSpoken.current;
    lastSpoken.current = seq;
    const isNextPage =
      last !== undefined &&
      seq === last + 1 &&
      pageForSentence(seq, perPage) > pageForSentence(last, perPage);
    if (isNextPage && consumeStopAtEnd()) audio?.pause();
  });
  useEffect(() => stopAtPageEnd(spoken), [spoken]);

  const selectedSentence = () => occurrences[selection.read()?.index ?? -1]?.seq;
  const currentSentence = () =>
    selectedSentence() ?? (isOnPage(spoken) ? spoken : occurrences[selection.start()]?.seq);
  const skip = (by: number) => () => {
    if (audio) audio.currentTime = Math.max(0, audio.currentTime + by);
  };
  const isTimed = audio !== undefined && timeline.length > 0;
  useListeningKeys({
    play_sentence: isTimed ? () => void playSentence(audio, timeline, currentSentence() ?? 0) : undefined,
    repeat_sentence: isTimed
      ? () => repeatSentence(repeated === undefined ? currentSentence() : undefined)
      : undefined,
    audio_back: skip(-skipSeconds),
    audio_on: skip(skipSeconds),
  });
  if (!isTimed) return null;
  const timed = new Set(timeline.map(({ seq }) => seq));
  return (
    <PlaySentenceButton
      text={text}
      occurrences={occurrences}
      canPlay={(seq) => timed.has(seq)}
      direction={data.direction}
      onPlay={(seq) => playSentence(audio, timeline, seq)}
    />
  );
}
