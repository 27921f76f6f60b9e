import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useLater } from '@/ui/hooks/use-later.ts';
import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import { choicesAt, sameWords } from '../model/shown-phrases.ts';
import type { ShownWord } from '../model/shown-words.ts';
import type { Pick } from '../model/make-phrase.ts';
import type { Selected } from '../model/selection.ts';
import { useWordsOnShow } from './words-on-show.ts';

const loadMaking = () => import('../model/make-phrase.ts');
type Making = Awaited<ReturnType<typeof loadMaking>>;

/** Manages the selection of words and their panel; a change of `fresh` clears the selection. */
export function useWordPanel({
  text,
  shown,
  fresh,
  hint,
}: {
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  shown: readonly ShownWord[];
  /** Clears the selection when it changes. */
  fresh: unknown;
  /** What shows a translation: hovering a word, or a first click. */
  hint: ReaderSettings['hint'];
}) {
  const { t } = useTranslation('reader');
  const { selection, phrases } = useWordsOnShow();
  const making = useLater(loadMaking);
  const translation = useRef<HTMLInputElement>(null);
  /** A pointer's selection is painted before the panel, which is slow; a key opens it immediately, for the next key. */
  const [opening, setOpening] = useState<'at once' | 'soon'>();
  const painted = useDeferredValue(opening);
  const opened = opening !== undefined;
  const setOpened = useCallback(
    (isOpen: boolean, by?: Selected['by']) =>
      setOpening(isOpen ? (by === 'key' ? 'at once' : 'soon') : undefined),
    [],
  );
  /** Announced once to screen readers. */
  const [note, setNote] = useState('');

  useEffect(() => {
    selection.select(undefined);
    setOpened(false);
    setNote('');
  }, [selection, setOpened, fresh]);

  const backToWord = useCallback(() => {
    text.current?.querySelector<HTMLElement>('[data-index][tabindex]')?.focus({ preventScroll: true });
  }, [text]);

  /** Selects the words of a phrase and opens its panel; announces when they cannot form one. */
  const choosePhrase = useCallback(
    ({ words, more }: Pick) => {
      if (!words) {
        setNote(t('announce.no_phrase'));
        return;
      }
      const index = words.includes(more.index) || more.gathering ? more.index : (words[0] ?? more.index);
      selection.select({ ...more, index, words, focus: true });
      setNote('');
      setOpened(true, more.by);
    },
    [selection, setOpened, t],
  );
  /** Runs an action with the phrase module: early keys wait for it to load, later ones run synchronously. */
  const make = useCallback(
    (act: (selected: Selected, loaded: Making) => void) => {
      const run = (loaded: Making) => {
        const before = selection.read();
        if (before) act(before, loaded);
      };
      if (making) run(making);
      else loadMaking().then(run, () => undefined);
    },
    [selection, making],
  );
  const extend = useCallback(
    (step: 1 | -1) => make((before, { pickNext }) => choosePhrase(pickNext(shown, before, step))),
    [shown, make, choosePhrase],
  );

  const choose = useCallback(
    (index: number, pointer: Selected['by'], pick?: 'add' | 'extend') => {
      // With translations on click, the first click shows the translation and the next opens the panel, as with taps.
      const by = pointer === 'mouse' && hint === 'click' ? 'touch' : pointer;
      const before = selection.read();
      const picked = before && making?.pickAt(shown, before, index, by, pick);
      if (picked) {
        choosePhrase(picked);
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
        // Enter opens the panel of the selection; if it is already open, it focuses the translation field.
        if (!before?.words.includes(index)) select(choices[0]);
        // Renders a selection made by a recent click before the focus moves.
        else selection.select({ ...before, by });
        if (opened) {
          flushSync(() => setOpened(true, by));
          translation.current?.focus();
        }
        setOpened(true, by);
        setNote(t('announce.panel'));
      } else if (by === 'touch') {
        // The first tap shows the translation, the second opens the panel, the third closes it.
        select(again ? before?.words : choices[0]);
        setOpened(again ? !opened : opened);
      } else {
        // Clicks cycle through the longest phrase, shorter ones, the word, and closing the panel.
        const next = opened && again ? choices[at + 1] : choices[0];
        select(next);
        setOpened(next !== undefined);
      }
    },
    [selection, phrases, shown, making, opened, hint, setOpened, choosePhrase, t],
  );
  /** Toggles the mode in which words are added to the selection one by one. */
  const gather = useCallback(
    () =>
      make((before, { gathered }) => {
        selection.select(gathered(before));
        setNote(before.gathering ? '' : t('announce.gathering'));
        setOpened(true);
      }),
    [selection, make, setOpened, t],
  );
  const clear = useCallback(() => {
    selection.select(undefined);
    setOpened(false);
  }, [selection, setOpened]);
  const close = () => {
    setOpened(false);
    backToWord();
  };
  /** Goes one step back: stops adding words, closes the panel or clears the selection. Returns whether it did. */
  const stepBack = (): boolean => {
    const selected = selection.read();
    if (selected?.gathering) gather();
    else if (opened) close();
    else if (selected) clear();
    else return false;
    return true;
  };
  return {
    opened,
    /** Whether the panel is open, and the selection has been painted. */
    drawn: opening === 'at once' || (opened && painted !== undefined),
    note,
    setNote,
    translation,
    choose,
    choosePhrase,
    extend,
    gather,
    clear,
    close,
    stepBack,
    backToWord,
  };
}
