import type { ReadingPage } from '@glossa/contract/reading';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import type { ReaderToolKey } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useSelected, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useLayoutCount } from '../hooks/use-layout-count.ts';
import { useListening } from '../hooks/use-listening.ts';
import { useHoveredSentence } from '../hooks/use-hovered-sentence.ts';
import { useSpoken } from '../hooks/use-spoken.ts';
import { useTimeline } from '../hooks/use-timeline.ts';
import { bringIntoView, isInView } from '../model/go-along.ts';
import { listening } from '../model/listening.ts';
import { pageOf } from '../model/place.ts';
import { playSentence } from '../model/play-sentence.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import classes from './sentence-audio.module.css';

/** Seconds to skip back or forward. */
const leap = 5;

const sentenceElement = (text: HTMLElement | null, seq: number | undefined) =>
  text?.querySelector<HTMLElement>(`[data-seq="${seq}"]`) ?? undefined;

/** Connects the recording with the text: highlights the spoken sentence, turns pages, and plays single sentences. */
export function SentenceAudio({
  data,
  text,
  page,
  onOpen,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  page: readonly WordOccurrence[];
  onOpen: (page: number, replace: boolean) => void;
}) {
  const { t } = useTranslation(['listening', 'reader']);
  const { id, sentences, sentences_per_page: size } = data;
  const { selection } = useTextWords();
  const { audio, follows, repeated, tapping } = useListening();
  const { timeline } = useTimeline(id);
  const spoken = useSpoken(audio, timeline, repeated)?.seq;
  const isHere = (seq: number | undefined) => sentences.some((sentence) => sentence.seq === seq);

  // Set on the element directly, so that the words don't re-render.
  useLayoutEffect(() => {
    const element = sentenceElement(text.current, spoken);
    if (!element) return;
    element.dataset['spoken'] = '';
    return () => void delete element.dataset['spoken'];
  }, [text, spoken, sentences]);

  const before = useRef<{ seq: number | undefined; opening: boolean }>({ seq: spoken, opening: false });
  const onSpoken = useEffectEvent((seq: number | undefined) => {
    const { seq: last, opening } = before.current;
    const lastOne = sentenceElement(text.current, last);
    before.current = { seq, opening: false };
    if (seq === undefined || !follows || tapping || audio?.paused) return;
    // Users who have turned or scrolled elsewhere meanwhile are not brought back.
    const goesAlong = opening || (lastOne ? isInView(lastOne) : last === undefined);
    const element = sentenceElement(text.current, seq);
    if (!goesAlong) return;
    if (element) bringIntoView(element);
    else if (last !== undefined) {
      before.current.opening = true;
      onOpen(pageOf(seq, size), true);
    }
  });
  useEffect(() => onSpoken(spoken), [spoken]);

  const selectedSentence = () => page[selection.read()?.index ?? -1]?.seq;
  const here = () => selectedSentence() ?? (isHere(spoken) ? spoken : page[selection.start()]?.seq);
  const bind = (key: ReaderToolKey, run: (() => void) | undefined) => ({
    id: key,
    keys: [readerToolKeys[key]],
    label: t(`reader:keys.${key}`),
    group: t('reader:keys.group'),
    run,
  });
  const move = (by: number) => () => {
    if (audio) audio.currentTime = Math.max(0, audio.currentTime + by);
  };
  const isTimed = audio !== undefined && timeline.length > 0;
  useShortcuts([
    bind('play_sentence', isTimed ? () => playSentence(audio, timeline, here() ?? 0) : undefined),
    bind(
      'repeat_sentence',
      isTimed ? () => listening.repeat(repeated === undefined ? here() : undefined) : undefined,
    ),
    bind('audio_back', move(-leap)),
    bind('audio_on', move(leap)),
  ]);
  if (!isTimed) return null;
  const timed = new Set(timeline.map(({ seq }) => seq));
  return (
    <PlayMark
      text={text}
      page={page}
      timed={timed}
      direction={data.direction}
      onPlay={(seq) => playSentence(audio, timeline, seq)}
    />
  );
}

/** A play button beside the hovered or selected sentence. */
function PlayMark({
  text,
  page,
  timed,
  direction,
  onPlay,
}: {
  text: RefObject<HTMLElement | null>;
  page: readonly WordOccurrence[];
  /** Sentences with a known time. */
  timed: ReadonlySet<number>;
  direction: 'ltr' | 'rtl';
  onPlay: (seq: number) => void;
}) {
  const { t } = useTranslation('listening');
  const hovered = useHoveredSentence(text);
  const selected = page[useSelected()?.index ?? -1]?.seq;
  const layout = useLayoutCount(text);
  const [top, setTop] = useState<number>();
  const seq = hovered ?? selected;
  const shown = seq !== undefined && timed.has(seq) ? seq : undefined;
  useLayoutEffect(() => {
    const line = sentenceElement(text.current, shown)?.getClientRects()[0];
    const origin = text.current?.getBoundingClientRect();
    setTop(line && origin ? line.top - origin.top + line.height / 2 : undefined);
  }, [text, shown, layout]);
  if (shown === undefined || top === undefined) return null;
  return (
    <div className={classes.margin} dir={direction}>
      <button
        type="button"
        className={classes.play}
        style={{ top }}
        aria-label={t('play_sentence')}
        title={t('play_sentence')}
        onClick={() => onPlay(shown)}
      >
        <IconPlayerPlayFilled size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
