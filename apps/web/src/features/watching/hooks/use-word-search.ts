import { findUnknown } from '@glossa/contract/watching';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { isNew } from '@/domain/words/word-level.ts';
import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { Lane } from '../model/lane.ts';
import type { Track } from '../model/track.ts';
import type { Playing } from './use-conductor.ts';

/** A word to select once its sentence is displayed: the nth word, or the first new one. */
interface Wanted {
  seq: number;
  nth: number | 'new';
  by: 'key' | 'mouse' | 'touch';
}

/** Moves to words that aren't displayed: a word of the transcript, or the next new word in any sentence. */
export function useWordSearch({
  videoId,
  playing: { player, conductor },
  track,
  lane,
  shown,
  panel,
  onWant,
}: {
  videoId: string;
  playing: Playing;
  track: Track;
  lane: Lane;
  shown: readonly WordOccurrence[];
  panel: ReturnType<typeof useWordPanel>;
  onWant: (from: number, to: number) => void;
}): { look: (seq: number, nth: number, by: 'mouse' | 'touch') => void; next: () => void } {
  const { t } = useTranslation('watch');
  const { words, selection } = useTextWords();
  const [wanted, setWanted] = useState<Wanted>();
  /** The sentence to go to once it has loaded. */
  const goal = useRef<number>(undefined);

  const isNewWord = ({ id }: WordOccurrence) => isNew(words.read(id));
  const select = useEffectEvent(() => {
    if (!wanted) return;
    const first = shown.findIndex(({ seq }) => seq === wanted.seq);
    if (first < 0) return;
    const index =
      wanted.nth === 'new'
        ? shown.findIndex((word) => word.seq === wanted.seq && isNewWord(word))
        : first + wanted.nth;
    setWanted(undefined);
    if (!shown[index]) return;
    if (wanted.by === 'key') selection.select({ index, words: [index], focus: true, by: 'key' });
    else panel.choose(index, wanted.by);
  });
  // Runs after the panel has cleared the previous selection.
  useEffect(() => select(), [lane.key, shown, wanted]);

  const go = (seq: number) => {
    if (!track.get(seq)) {
      goal.current = seq;
      onWant(seq, seq);
      return;
    }
    goal.current = undefined;
    player.pause();
    conductor.goTo(seq);
    setWanted({ seq, nth: 'new', by: 'key' });
  };
  const arrive = useEffectEvent(() => {
    if (goal.current !== undefined && track.get(goal.current)) go(goal.current);
  });
  useEffect(() => arrive(), [track]);

  /**
   * Searches the loaded sentences from `from` up to the first gap. Returns the first one with a new word, and the last
   * one searched.
   */
  const scan = (from: number): { found: number | undefined; last: number } => {
    let seq = from;
    for (; track.get(seq); seq++) {
      if (track.get(seq)?.tokens.some(({ w }) => w !== undefined && isNew(words.read(w)))) {
        return { found: seq, last: seq };
      }
    }
    return { found: undefined, last: seq - 1 };
  };
  const next = () => {
    const after = selection.read()?.words.at(-1) ?? -1;
    const here = shown.findIndex((word, index) => index > after && isNewWord(word));
    if (here >= 0) {
      player.pause();
      selection.select({ index: here, words: [here], focus: true, by: 'key' });
      return;
    }
    const { found, last } = scan((lane.sentences.at(-1)?.seq ?? conductor.read().seq ?? -1) + 1);
    if (found !== undefined) return go(found);
    if (last + 1 >= track.count) return panel.setNote(t('no_more_new'));
    call(findUnknown, { params: { id: videoId }, query: { after: last } }).then(
      ({ sentence }) => (sentence ? go(sentence.seq) : panel.setNote(t('no_more_new'))),
      (error: unknown) => void toast.apiError(errorText(error)),
    );
  };
  return {
    next,
    look: (seq, nth, by) => {
      conductor.inspect(seq);
      setWanted({ seq, nth, by });
    },
  };
}
