import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useLater } from '../../../ui/use-later.ts';
import type { ReaderSettings } from '../../settings/use-reader-settings.ts';
import { choicesAt, sameWords } from '../model/shown-phrases.ts';
import type { ShownWord } from '../model/shown-words.ts';
import type { Pick } from '../model/make-phrase.ts';
import type { Selected } from '../model/selection.ts';
import { useWordsOnShow } from './words-on-show.ts';

const loadMaking = () => import('../model/make-phrase.ts');
type Making = Awaited<ReturnType<typeof loadMaking>>;

/** Chooses words of those on show and opens and closes their panel; what is `fresh` begins with none selected. */
export function useWordPanel({
  text,
  shown,
  fresh,
  hint,
}: {
  /** The element that holds the words. */
  text: RefObject<HTMLElement | null>;
  shown: readonly ShownWord[];
  /** Nothing is selected any more when it changes. */
  fresh: unknown;
  /** What asks for a translation: the mouse that rests on a word, or a first click. */
  hint: ReaderSettings['hint'];
}) {
  const { t } = useTranslation('reader');
  const { selection, phrases } = useWordsOnShow();
  const making = useLater(loadMaking);
  const translation = useRef<HTMLInputElement>(null);
  /** What a pointer chose is painted before the panel is drawn, which takes longer; the next key finds it drawn. */
  const [opening, setOpening] = useState<'at once' | 'soon'>();
  const painted = useDeferredValue(opening);
  const opened = opening !== undefined;
  const setOpened = useCallback(
    (isOpen: boolean, by?: Selected['by']) =>
      setOpening(isOpen ? (by === 'key' ? 'at once' : 'soon') : undefined),
    [],
  );
  /** Said once to screen readers. */
  const [note, setNote] = useState('');

  useEffect(() => {
    selection.select(undefined);
    setOpened(false);
    setNote('');
  }, [selection, setOpened, fresh]);

  const backToWord = useCallback(() => {
    text.current?.querySelector<HTMLElement>('[data-index][tabindex]')?.focus({ preventScroll: true });
  }, [text]);

  /** Selects the words of a phrase and opens its panel; says when they cannot be one. */
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
  /** Keys that come before what makes phrases wait for it; later ones are done before the next key comes. */
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
      // Whoever asks for translations by click gets them with the first one, as with a finger, and the panel with the next.
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
        // Enter opens the panel of what is selected, and once it is open goes on to the translation.
        if (!before?.words.includes(index)) select(choices[0]);
        // Also what was clicked a moment ago is drawn before the focus goes on.
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
        // Click by click: the longest phrase, the shorter ones, the word, and the panel closes.
        const next = opened && again ? choices[at + 1] : choices[0];
        select(next);
        setOpened(next !== undefined);
      }
    },
    [selection, phrases, shown, making, opened, hint, setOpened, choosePhrase, t],
  );
  /** Words are added to the selection one by one from now on, or no more. */
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
  /** One step back: words are added no more, the panel closes, or nothing is selected. Answers whether there was one. */
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
    /** Opened, and the words have been painted. */
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
