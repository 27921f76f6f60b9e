import { useMemo } from 'react';

import { changeTo, isNew, stepLevel, standingOf } from '../model/knowledge.ts';
import { nextWord, stepWord } from '../model/page-words.ts';
import type { PageWord } from '../model/page-words.ts';
import { useReading } from './reading-session.ts';
import type { ReaderActions } from './use-reader-keys.ts';

type WordActions = Pick<
  ReaderActions,
  'step' | 'nextNew' | 'stepLevel' | 'setLevel' | 'know' | 'ignore' | 'speak'
>;

/** What the keys do with the words of a page. `onNoNew` hears that the page has no new word. */
export function useWordActions({
  page,
  speak,
  onNoNew,
}: {
  page: readonly PageWord[];
  speak: (text: string) => void;
  onNoNew: () => void;
}): WordActions {
  const { words, selection, changes } = useReading();
  return useMemo(() => {
    const current = () => selection.read()?.index;
    const select = (index: number | undefined) => {
      if (index !== undefined) selection.select({ index, focus: true, by: 'key' });
    };
    const withWord = (act: (word: PageWord) => void) => {
      const word = page[current() ?? -1];
      if (word) act(word);
    };
    return {
      step: (step) => select(stepWord(page.length, current(), step)),
      nextNew: () => {
        const index = nextWord(page, current(), ({ id }) => isNew(words.read(id)));
        if (index === undefined) onNoNew();
        else select(index);
      },
      stepLevel: (step) =>
        withWord(({ id }) => {
          const change = stepLevel(words.read(id), step);
          if (change) changes.setKnowledge(id, change);
        }),
      setLevel: (level) => withWord(({ id }) => changes.setKnowledge(id, { level, ignored: false })),
      know: () => withWord(({ id }) => changes.setKnowledge(id, changeTo('known'))),
      ignore: () =>
        withWord(({ id }) => changes.setKnowledge(id, { ignored: standingOf(words.read(id)) !== 'ignored' })),
      speak: () => withWord(({ text }) => speak(text)),
    };
  }, [page, words, selection, changes, speak, onNoNew]);
}
