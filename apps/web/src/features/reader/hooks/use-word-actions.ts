import { useMemo } from 'react';

import { changeTo, isNew, stepLevel, standingOf } from '../../../lib/words/knowledge.ts';
import { itemOf } from '../model/page-items.ts';
import type { PageItem } from '../model/page-items.ts';
import { stepOn } from '../model/page-phrases.ts';
import { nextWord } from '../model/page-words.ts';
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
  language,
  speak,
  onNoNew,
}: {
  page: readonly PageWord[];
  /** Code of the language. */
  language: string;
  speak: (text: string) => void;
  onNoNew: () => void;
}): WordActions {
  const { words, phrases, selection, changes } = useReading();
  return useMemo(() => {
    const select = (chosen: readonly number[] | undefined) => {
      const index = chosen?.[0];
      if (index !== undefined) selection.select({ index, words: chosen ?? [], focus: true, by: 'key' });
    };
    /** Where a first step comes from, unless that is the end of the page. */
    const nearBy = (step: 1 | -1) => {
      const first = selection.first();
      return first > 0 ? [step === 1 ? first - 1 : first] : undefined;
    };
    const withItem = (act: (item: PageItem) => void) => {
      const chosen = selection.read();
      const item = chosen && itemOf(page, phrases.read(), chosen.words, language);
      if (item) act(item);
    };
    return {
      step: (step) => {
        const before = selection.read();
        if (!before?.gathering)
          return select(stepOn(page.length, phrases.read(), before?.words ?? nearBy(step), step));
        // The selection stays; only where the next word may be added moves, within the sentence.
        const index = before.index + step;
        if (page[index]?.seq === page[before.index]?.seq) {
          selection.select({ ...before, index, focus: true, by: 'key' });
        }
      },
      nextNew: () => {
        const index = nextWord(page, selection.read()?.words.at(-1) ?? selection.first() - 1, ({ id }) =>
          isNew(words.read(id)),
        );
        if (index === undefined) onNoNew();
        else select([index]);
      },
      stepLevel: (step) =>
        withItem((item) => {
          const change = stepLevel(words.read(item.id), step);
          if (change) changes.setKnowledge(item, change);
        }),
      setLevel: (level) => withItem((item) => changes.setKnowledge(item, { level, ignored: false })),
      know: () => withItem((item) => changes.setKnowledge(item, changeTo('known'))),
      ignore: () =>
        withItem((item) =>
          changes.setKnowledge(item, { ignored: standingOf(words.read(item.id)) !== 'ignored' }),
        ),
      speak: () => withItem(({ text }) => speak(text)),
    };
  }, [page, language, words, phrases, selection, changes, speak, onNoNew]);
}
