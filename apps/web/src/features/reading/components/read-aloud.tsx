import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { unlockSpeechAudio } from '@/domain/speech/speech-audio.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { storedSentence, useCreateReadAloud } from '../hooks/use-create-read-aloud.ts';
import { isInView, sentenceElement, useFollowSentence } from '../hooks/use-follow-sentence.ts';
import { useListeningKeys } from '../hooks/use-listening-keys.ts';
import { attachReadAloud } from '../hooks/use-read-aloud.ts';
import { useRecording } from '../hooks/use-recording.ts';
import { PlaySentenceButton } from './play-sentence-button.tsx';
import { SpeechPlayer } from './speech-player.tsx';

/** Reads the text aloud: highlights the words being spoken, turns pages, and shows the player. */
export function ReadAloud({
  data,
  text,
  occurrences,
  onOpen,
  onClose,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  onOpen: (page: number, replace: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('listening');
  const { id, sentences, sentences_per_page: perPage } = data;
  const { selection } = useTextWords();
  const { followsRecording } = useRecording();
  const readAloud = useCreateReadAloud(data, text);
  const { seq, repeats } = useStore(readAloud.state);
  useFollowSentence({ text, data, spoken: seq, follows: () => followsRecording, onOpen });

  const selectedSentence = () => occurrences[selection.read()?.index ?? -1]?.seq;
  /** Returns the selected sentence, or the one on this page where reading aloud stopped, or the first visible one. */
  const findStart = (): number => {
    const stored = storedSentence(id);
    const element = sentenceElement(text.current, stored);
    const isContinuous = sentences.length > perPage;
    const stopped = element && (!isContinuous || isInView(element)) ? stored : undefined;
    return selectedSentence() ?? stopped ?? firstVisibleSentence(text.current) ?? sentences[0]?.seq ?? 0;
  };
  const start = useEffectEvent(findStart);
  useEffect(() => {
    unlockSpeechAudio();
    readAloud.playFrom(start());
    return attachReadAloud(readAloud, () => start());
  }, [readAloud]);
  useListeningKeys(
    {
      play_sentence: () => readAloud.playFrom(selectedSentence() ?? seq ?? findStart()),
      repeat_sentence: () => readAloud.setRepeats(!repeats),
      audio_back: () => readAloud.step(-1),
      audio_on: () => readAloud.step(1),
    },
    { audio_back: t('previous_sentence'), audio_on: t('next_sentence') },
  );
  const [slot] = useState(() => document.querySelector('[data-player-slot]'));
  return (
    <>
      <PlaySentenceButton
        text={text}
        occurrences={occurrences}
        canPlay={() => true}
        direction={data.direction}
        onPlay={readAloud.playFrom}
      />
      {slot && createPortal(<SpeechPlayer data={data} readAloud={readAloud} onClose={onClose} />, slot)}
    </>
  );
}

/** Pixels at the top of the window that the header covers in continuous mode. */
const coveredAtTop = 60;

/** Returns the first sentence that starts in the window or extends into it. */
function firstVisibleSentence(text: HTMLElement | null): number | undefined {
  const elements = [...(text?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])];
  const boxes = elements.map((element) => ({
    seq: Number(element.dataset['seq']),
    box: element.getBoundingClientRect(),
  }));
  const visible = boxes.filter(({ box }) => box.bottom > coveredAtTop && box.top < innerHeight);
  return (visible.find(({ box }) => box.top >= coveredAtTop) ?? visible[0])?.seq;
}
