import type { ReadingPage } from '@glossa/contract/reading';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import type { ReaderToolKey } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useSelected, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useLayoutVersion } from '../hooks/use-layout-version.ts';
import { repeatSentence, useRecording } from '../hooks/use-recording.ts';
import { centerIfHidden, isInView, useSpokenSentence } from '../hooks/use-spoken-sentence.ts';
import { playSentence, useTimeline } from '../hooks/use-timeline.ts';
import { pageForSentence } from '../model/page-range.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import classes from './text-overlays.module.css';

/** Seconds to skip back or forward. */
const skipSeconds = 5;

const sentenceElement = (text: HTMLElement | null, seq: number | undefined) =>
  text?.querySelector<HTMLElement>(`[data-seq="${seq}"]`) ?? undefined;

/** Connects the recording with the text: highlights the spoken sentence, turns pages, and plays single sentences. */
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
  const { t } = useTranslation(['listening', 'reader']);
  const { id, sentences, sentences_per_page: perPage } = data;
  const { selection } = useTextWords();
  const { audio, followsRecording: follows, repeatedSentence: repeated, isTapping: tapping } = useRecording();
  const { timeline } = useTimeline(id);
  const spoken = useSpokenSentence(audio, timeline, repeated)?.seq;
  const isOnPage = (seq: number | undefined) => sentences.some((sentence) => sentence.seq === seq);

  // Set on the element directly, so that the words don't re-render.
  useLayoutEffect(() => {
    const element = sentenceElement(text.current, spoken);
    if (!element) return;
    element.dataset['spoken'] = '';
    return () => void delete element.dataset['spoken'];
  }, [text, spoken, sentences]);

  const previous = useRef<{ seq: number | undefined; opening: boolean }>({ seq: spoken, opening: false });
  const onSpoken = useEffectEvent((seq: number | undefined) => {
    const { seq: last, opening } = previous.current;
    const previousElement = sentenceElement(text.current, last);
    previous.current = { seq, opening: false };
    if (seq === undefined || !follows || tapping || audio?.paused) return;
    // Users who have turned or scrolled elsewhere in the meantime are not brought back.
    const shouldFollow = opening || (previousElement ? isInView(previousElement) : last === undefined);
    const element = sentenceElement(text.current, seq);
    if (!shouldFollow) return;
    if (element) centerIfHidden(element);
    else if (last !== undefined) {
      previous.current.opening = true;
      onOpen(pageForSentence(seq, perPage), true);
    }
  });
  useEffect(() => onSpoken(spoken), [spoken]);

  const selectedSentence = () => occurrences[selection.read()?.index ?? -1]?.seq;
  const currentSentence = () =>
    selectedSentence() ?? (isOnPage(spoken) ? spoken : occurrences[selection.start()]?.seq);
  const bind = (key: ReaderToolKey, run: (() => void) | undefined) => ({
    id: key,
    keys: [readerToolKeys[key]],
    label: t(`reader:keys.${key}`),
    group: t('reader:keys.group'),
    run,
  });
  const skip = (by: number) => () => {
    if (audio) audio.currentTime = Math.max(0, audio.currentTime + by);
  };
  const isTimed = audio !== undefined && timeline.length > 0;
  useShortcuts([
    bind('play_sentence', isTimed ? () => playSentence(audio, timeline, currentSentence() ?? 0) : undefined),
    bind(
      'repeat_sentence',
      isTimed ? () => repeatSentence(repeated === undefined ? currentSentence() : undefined) : undefined,
    ),
    bind('audio_back', skip(-skipSeconds)),
    bind('audio_on', skip(skipSeconds)),
  ]);
  if (!isTimed) return null;
  const timed = new Set(timeline.map(({ seq }) => seq));
  return (
    <PlaySentenceButton
      text={text}
      occurrences={occurrences}
      timed={timed}
      direction={data.direction}
      onPlay={(seq) => playSentence(audio, timeline, seq)}
    />
  );
}

/** A play button beside the hovered or selected sentence. */
function PlaySentenceButton({
  text,
  occurrences,
  timed,
  direction,
  onPlay,
}: {
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  /** Sentences with a known time. */
  timed: ReadonlySet<number>;
  direction: 'ltr' | 'rtl';
  onPlay: (seq: number) => void;
}) {
  const { t } = useTranslation('listening');
  const hovered = useHoveredSentence(text);
  const selected = occurrences[useSelected()?.index ?? -1]?.seq;
  const layoutVersion = useLayoutVersion(text);
  const [top, setTop] = useState<number>();
  const seq = hovered ?? selected;
  const seqToPlay = seq !== undefined && timed.has(seq) ? seq : undefined;
  useLayoutEffect(() => {
    const line = sentenceElement(text.current, seqToPlay)?.getClientRects()[0];
    const origin = text.current?.getBoundingClientRect();
    setTop(line && origin ? line.top - origin.top + line.height / 2 : undefined);
  }, [text, seqToPlay, layoutVersion]);
  if (seqToPlay === undefined || top === undefined) return null;
  return (
    <div className={classes.margin} dir={direction}>
      <button
        type="button"
        className={classes.play}
        style={{ top }}
        aria-label={t('play_sentence')}
        title={t('play_sentence')}
        onClick={() => onPlay(seqToPlay)}
      >
        <IconPlayerPlayFilled size={14} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Returns the sentence the mouse was last over; it stays while the mouse is beside the text. */
function useHoveredSentence(text: RefObject<HTMLElement | null>): number | undefined {
  const [hovered, setHovered] = useState<number>();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const seq = target.closest<HTMLElement>('[data-seq]')?.dataset['seq'];
      if (seq !== undefined) setHovered(Number(seq));
    };
    element.addEventListener('pointerover', onPointerOver);
    return () => element.removeEventListener('pointerover', onPointerOver);
  }, [text]);
  return hovered;
}
