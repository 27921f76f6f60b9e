import { findNextUnknownSentence } from '@glossa/contract/watching';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { isNew } from '@/domain/words/word-level.ts';
import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { CurrentSubtitles } from '../model/current-subtitles.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';
import type { Playback } from './use-sentence-player.ts';

/** A word to select once its sentence is displayed: the nth word, or the first new one. */
interface SelectionTarget {
  seq: number;
  nth: number | 'new';
  by: 'key' | 'mouse' | 'touch';
}

/** Moves to words that aren't displayed: one clicked in the transcript, or the next new word in any sentence. */
export function useWordNavigation({
  videoId,
  playback: { player, sentencePlayer },
  track,
  current,
  occurrences,
  panel,
  loadSentences,
}: {
  videoId: string;
  playback: Playback;
  track: SubtitleTrack;
  current: CurrentSubtitles;
  occurrences: readonly WordOccurrence[];
  panel: ReturnType<typeof useWordPanel>;
  loadSentences: (from: number, to: number) => void;
}): { goToWord: (seq: number, nth: number, by: 'mouse' | 'touch') => void; goToNextNewWord: () => void } {
  const { t } = useTranslation('watch');
  const { words, selection } = useTextWords();
  const [target, setTarget] = useState<SelectionTarget>();
  /** The sentence to go to once it has loaded. */
  const pendingSeq = useRef<number>(undefined);

  const isNewWord = ({ id }: WordOccurrence) => isNew(words.read(id));
  const select = useEffectEvent(() => {
    if (!target) return;
    const first = occurrences.findIndex(({ seq }) => seq === target.seq);
    if (first < 0) return;
    const index =
      target.nth === 'new'
        ? occurrences.findIndex((word) => word.seq === target.seq && isNewWord(word))
        : first + target.nth;
    setTarget(undefined);
    if (!occurrences[index]) return;
    if (target.by === 'key') selection.select({ index, words: [index], focus: true, by: 'key' });
    else panel.choose(index, target.by);
  });
  // Run after the panel has cleared the previous selection.
  useEffect(() => select(), [current.key, occurrences, target]);

  const goToSentence = (seq: number) => {
    if (!track.get(seq)) {
      pendingSeq.current = seq;
      loadSentences(seq, seq);
      return;
    }
    pendingSeq.current = undefined;
    player.pause();
    sentencePlayer.goTo(seq);
    setTarget({ seq, nth: 'new', by: 'key' });
  };
  const onLoaded = useEffectEvent(() => {
    if (pendingSeq.current !== undefined && track.get(pendingSeq.current)) goToSentence(pendingSeq.current);
  });
  useEffect(() => onLoaded(), [track]);

  /**
   * Searches the loaded sentences from `from` up to the first gap. Returns the first sentence with a new word, and the
   * last sentence searched.
   */
  const findNewWord = (from: number): { found: number | undefined; last: number } => {
    let seq = from;
    for (; track.get(seq); seq++) {
      if (track.get(seq)?.tokens.some(({ w }) => w !== undefined && isNew(words.read(w)))) {
        return { found: seq, last: seq };
      }
    }
    return { found: undefined, last: seq - 1 };
  };
  const goToNextNewWord = () => {
    const after = selection.read()?.words.at(-1) ?? -1;
    const index = occurrences.findIndex((word, at) => at > after && isNewWord(word));
    if (index >= 0) {
      player.pause();
      selection.select({ index, words: [index], focus: true, by: 'key' });
      return;
    }
    const { found, last } = findNewWord(
      (current.sentences.at(-1)?.seq ?? sentencePlayer.read().seq ?? -1) + 1,
    );
    if (found !== undefined) return goToSentence(found);
    if (last + 1 >= track.count) return panel.setNote(t('no_more_new'));
    call(findNextUnknownSentence, { params: { id: videoId }, query: { after: last } }).then(
      ({ sentence }) => (sentence ? goToSentence(sentence.seq) : panel.setNote(t('no_more_new'))),
      (error: unknown) => void toast.apiError(errorText(error)),
    );
  };
  return {
    goToNextNewWord,
    goToWord: (seq, nth, by) => {
      sentencePlayer.inspect(seq);
      setTarget({ seq, nth, by });
    },
  };
}
