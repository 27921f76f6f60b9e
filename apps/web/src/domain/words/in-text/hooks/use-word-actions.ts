import { useMemo } from 'react';

import { levelChange, isNew, stepLevel, levelOf } from '@/domain/words/word-level.ts';
import { itemOf } from '../model/shown-items.ts';
import type { ShownItem } from '../model/shown-items.ts';
import { stepOn } from '../model/shown-phrases.ts';
import { nextWord } from '../model/shown-words.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { useWordsOnShow } from './words-on-show.ts';

interface WordActions {
  step: (step: 1 | -1) => void;
  nextNew: () => void;
  stepLevel: (step: 1 | -1) => void;
  setLevel: (level: number) => void;
  know: () => void;
  ignore: () => void;
  speak: () => void;
}

/** Returns the keyboard actions for the words on screen. `onNoNew` is called if none of them is new. */
export function useWordActions({
  shown,
  language,
  speak,
  onNoNew,
}: {
  shown: readonly ShownWord[];
  /** The language code. */
  language: string;
  speak: (text: string) => void;
  onNoNew: () => void;
}): WordActions {
  const { words, phrases, selection, queue } = useWordsOnShow();
  return useMemo(() => {
    const select = (chosen: readonly number[] | undefined) => {
      const index = chosen?.[0];
      if (index !== undefined) selection.select({ index, words: chosen ?? [], focus: true, by: 'key' });
    };
    /** Returns what the first step starts from, so that it lands on `selection.first()`; undefined at the beginning. */
    const nearBy = (step: 1 | -1) => {
      const first = selection.first();
      return first > 0 ? [step === 1 ? first - 1 : first] : undefined;
    };
    const withItem = (act: (item: ShownItem) => void) => {
      const chosen = selection.read();
      const item = chosen && itemOf(shown, phrases.read(), chosen.words, language);
      if (item) act(item);
    };
    return {
      step: (step) => {
        const before = selection.read();
        if (!before?.gathering)
          return select(stepOn(shown.length, phrases.read(), before?.words ?? nearBy(step), step));
        // Keeps the selection and only moves the position for the next word to add, within the sentence.
        const index = before.index + step;
        if (shown[index]?.seq === shown[before.index]?.seq) {
          selection.select({ ...before, index, focus: true, by: 'key' });
        }
      },
      nextNew: () => {
        const index = nextWord(shown, selection.read()?.words.at(-1) ?? selection.first() - 1, ({ id }) =>
          isNew(words.read(id)),
        );
        if (index === undefined) onNoNew();
        else select([index]);
      },
      stepLevel: (step) =>
        withItem((item) => {
          const change = stepLevel(words.read(item.id), step);
          if (change) queue.setLevel(item, change);
        }),
      setLevel: (level) => withItem((item) => queue.setLevel(item, { level, ignored: false })),
      know: () => withItem((item) => queue.setLevel(item, levelChange('known'))),
      ignore: () =>
        withItem((item) => queue.setLevel(item, { ignored: levelOf(words.read(item.id)) !== 'ignored' })),
      speak: () => withItem(({ text }) => speak(text)),
    };
  }, [shown, language, words, phrases, selection, queue, speak, onNoNew]);
}
