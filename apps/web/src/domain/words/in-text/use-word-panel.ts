import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { useDeferred } from '@/ui/hooks/use-deferred.ts';
import type { PhraseCandidate } from './phrase-selection.ts';
import { candidatesAt, sameWords } from './phrases.ts';
import type { WordSelection } from './selection-store.ts';
import type { WordOccurrence } from './sentences.ts';
import { useTextWords } from './text-words.ts';

const loadPhraseModule = () => import('./phrase-selection.ts');
type PhraseModule = Awaited<ReturnType<typeof loadPhraseModule>>;

/** Manages the selection of words and their panel; changing `resetKey` clears the selection. */
export function useWordPanel({
  text,
  occurrences,
  resetKey,
  hint,
}: {
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  /** Clears the selection when this value changes. */
  resetKey: unknown;
  /** What shows a word's translation: hovering over the word, or a first click on it. */
  hint: ReaderSettings['hint'];
}) {
  const { t } = useTranslation('reader');
  const { selection, phrases } = useTextWords();
  const phraseModule = useDeferred(loadPhraseModule);
  const translation = useRef<HTMLInputElement>(null);
  /**
   * After a pointer selection, the panel, which is slow to render, opens later; after a key, it opens immediately,
   * because the next key may depend on it.
   */
  const [openMode, setOpenMode] = useState<'immediate' | 'deferred'>();
  const deferredMode = useDeferredValue(openMode);
  const opened = openMode !== undefined;
  const setOpened = useCallback(
    (isOpen: boolean, by?: WordSelection['by']) =>
      setOpenMode(isOpen ? (by === 'key' ? 'immediate' : 'deferred') : undefined),
    [],
  );
  /** A message that is announced once to screen readers. */
  const [note, setNote] = useState('');

  useEffect(() => {
    selection.select(undefined);
    setOpened(false);
    setNote('');
  }, [selection, setOpened, resetKey]);

  const focusWord = useCallback(() => {
    text.current?.querySelector<HTMLElement>('[data-index][tabindex]')?.focus({ preventScroll: true });
  }, [text]);

  /** Selects the words of a phrase and opens its panel; announces when they cannot form one. */
  const choosePhrase = useCallback(
    ({ words, details }: PhraseCandidate) => {
      if (!words) {
        setNote(t('announce.no_phrase'));
        return;
      }
      const index =
        words.includes(details.index) || details.isAdding ? details.index : (words[0] ?? details.index);
      selection.select({ ...details, index, words, focus: true });
      setNote('');
      setOpened(true, details.by);
    },
    [selection, setOpened, t],
  );
  /** Runs an action with the phrase module: early keys wait for it to load, later ones run synchronously. */
  const withPhraseModule = useCallback(
    (act: (selected: WordSelection, loaded: PhraseModule) => void) => {
      const run = (loaded: PhraseModule) => {
        const before = selection.read();
        if (before) act(before, loaded);
      };
      if (phraseModule) run(phraseModule);
      else loadPhraseModule().then(run, () => undefined);
    },
    [selection, phraseModule],
  );
  const extend = useCallback(
    (step: 1 | -1) =>
      withPhraseModule((before, { extendPhrase }) => choosePhrase(extendPhrase(occurrences, before, step))),
    [occurrences, withPhraseModule, choosePhrase],
  );

  const choose = useCallback(
    (index: number, pointer: WordSelection['by'], modifier?: 'add' | 'extend') => {
      // With translations on click, the first click shows the translation and the next opens the panel, as with taps.
      const by = pointer === 'mouse' && hint === 'click' ? 'touch' : pointer;
      const previous = selection.read();
      const phrase = previous && phraseModule?.phraseAt(occurrences, previous, index, by, modifier);
      if (phrase) {
        choosePhrase(phrase);
        return;
      }
      const choices = candidatesAt(phrases.read(), index);
      const current = previous?.words.includes(index)
        ? choices.findIndex((words) => sameWords(words, previous.words))
        : -1;
      const isWord = previous?.index === index && previous.words.length === 1;
      const isRepeated = current >= 0 || isWord;
      const select = (words: readonly number[] | undefined) =>
        selection.select({ index, words: words ?? [index], focus: true, by });
      setNote('');
      if (by === 'key') {
        // Enter opens the panel of the selection or, if it is already open, focuses the translation field.
        if (!previous?.words.includes(index)) select(choices[0]);
        // Render a selection made by a recent click before the focus moves.
        else selection.select({ ...previous, by });
        if (opened) {
          flushSync(() => setOpened(true, by));
          translation.current?.focus();
        }
        setOpened(true, by);
        setNote(t('announce.panel'));
      } else if (by === 'touch') {
        // The first tap shows the translation, the second opens the panel, the third closes it.
        select(isRepeated ? previous?.words : choices[0]);
        setOpened(isRepeated ? !opened : opened);
      } else {
        // Clicks cycle through the longest phrase, shorter ones, the word, and closing the panel.
        const next = opened && isRepeated ? choices[current + 1] : choices[0];
        select(next);
        setOpened(next !== undefined);
      }
    },
    [selection, phrases, occurrences, phraseModule, opened, hint, setOpened, choosePhrase, t],
  );
  /** Toggles the mode in which words are added to the selection one by one. */
  const toggleAddingWords = useCallback(
    () =>
      withPhraseModule((before, { toggleAdding }) => {
        selection.select(toggleAdding(before));
        setNote(before.isAdding ? '' : t('announce.gathering'));
        setOpened(true);
      }),
    [selection, withPhraseModule, setOpened, t],
  );
  const clear = useCallback(() => {
    selection.select(undefined);
    setOpened(false);
  }, [selection, setOpened]);
  const close = () => {
    setOpened(false);
    focusWord();
  };
  /**
   * Goes one step back: stops adding words, closes the panel or clears the selection. Returns false if none applies.
   */
  const stepBack = (): boolean => {
    const selected = selection.read();
    if (selected?.isAdding) toggleAddingWords();
    else if (opened) close();
    else if (selected) clear();
    else return false;
    return true;
  };
  return {
    opened,
    /** Whether the panel is open, and the selection has been painted. */
    isRendered: openMode === 'immediate' || (opened && deferredMode !== undefined),
    note,
    setNote,
    translation,
    choose,
    choosePhrase,
    extend,
    toggleAdding: toggleAddingWords,
    clear,
    close,
    stepBack,
    backToWord: focusWord,
  };
}
