import type { ReadingPage } from '@glossa/contract/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { choicesAt, sameWords } from '../model/page-phrases.ts';
import type { PageWord } from '../model/page-words.ts';
import { withWord, wordsBetween } from '../model/pick-words.ts';
import type { Selected } from '../model/selection.ts';
import { useReading } from './reading-session.ts';

/** Chooses words of a page and opens and closes their panel; a new page begins with no word selected. */
export function useWordPanel({
  text,
  page,
  sentences,
}: {
  text: RefObject<HTMLElement | null>;
  page: readonly PageWord[];
  sentences: ReadingPage['sentences'];
}) {
  const { t } = useTranslation('reader');
  const { selection, phrases } = useReading();
  const translation = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  /** Said once to screen readers. */
  const [note, setNote] = useState('');

  useEffect(() => {
    selection.select(undefined);
    setOpened(false);
    setNote('');
  }, [selection, sentences]);

  const backToWord = useCallback(() => {
    text.current?.querySelector<HTMLElement>('[data-index][tabindex]')?.focus({ preventScroll: true });
  }, [text]);

  /** Selects some words of one sentence as a phrase and opens its panel; says when they cannot be one. */
  const choosePhrase = useCallback(
    (words: readonly number[] | undefined, more: Omit<Selected, 'words' | 'focus'>) => {
      if (!words) {
        setNote(t('announce.no_phrase'));
        return;
      }
      const index = words.includes(more.index) || more.gathering ? more.index : (words[0] ?? more.index);
      selection.select({ ...more, index, words, focus: true });
      setNote('');
      setOpened(true);
    },
    [selection, t],
  );

  const choose = useCallback(
    (index: number, by: Selected['by'], pick?: 'add' | 'extend') => {
      const before = selection.read();
      if (before?.gathering || (pick === 'add' && before)) {
        const { gathering } = before;
        choosePhrase(withWord(page, before.words, index), { index, by, ...(gathering ? { gathering } : {}) });
        return;
      }
      if (before && (pick === 'extend' || before.pending)) {
        const anchor = before.anchor ?? before.index;
        choosePhrase(wordsBetween(page, anchor, index), { index, by, anchor });
        return;
      }
      const choices = choicesAt(phrases.read(), index);
      const at = before?.words.includes(index)
        ? choices.findIndex((words) => sameWords(words, before.words))
        : -1;
      const isWord = before?.index === index && before.words.length === 1;
      const again = at >= 0 || isWord;
      const select = (words: readonly number[] | undefined) =>
        selection.select({ index, words: words ?? [index], focus: true, by });
      setNote('');
      if (by === 'key') {
        // Enter opens the panel of what is selected, and once it is open goes on to the translation.
        if (!before?.words.includes(index)) select(choices[0]);
        if (opened) translation.current?.focus();
        setOpened(true);
        setNote(t('announce.panel'));
      } else if (by === 'touch') {
        // The first tap shows the translation, the second opens the panel, the third closes it.
        select(again ? before?.words : choices[0]);
        setOpened(again ? !opened : opened);
      } else {
        // Click by click: the longest phrase, the shorter ones, the word, and the panel closes.
        const next = opened && again ? choices[at + 1] : choices[0];
        select(next);
        setOpened(next !== undefined);
      }
    },
    [selection, phrases, page, opened, choosePhrase, t],
  );
  /** Words are added to the selection one by one from now on, or no more. */
  const gather = useCallback(() => {
    const before = selection.read();
    if (!before) return;
    const { words, by, gathering = false } = before;
    const index = words.includes(before.index) ? before.index : (words[0] ?? before.index);
    selection.select({ index, words, by, focus: true, gathering: !gathering });
    setNote(gathering ? '' : t('announce.gathering'));
    setOpened(true);
  }, [selection, t]);
  const clear = useCallback(() => {
    selection.select(undefined);
    setOpened(false);
  }, [selection]);
  const close = () => {
    setOpened(false);
    backToWord();
  };
  return { opened, note, setNote, translation, choose, choosePhrase, gather, clear, close, backToWord };
}
