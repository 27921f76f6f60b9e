import type { ReadingPage } from '@glossa/contract/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { Selected } from '../model/selection.ts';
import { useReading } from './reading-session.ts';

/** Chooses words of a page and opens and closes their panel; a new page begins with no word selected. */
export function useWordPanel({
  text,
  sentences,
}: {
  text: RefObject<HTMLElement | null>;
  sentences: ReadingPage['sentences'];
}) {
  const { t } = useTranslation('reader');
  const { selection } = useReading();
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
    text.current?.querySelector<HTMLElement>('[data-selected]')?.focus({ preventScroll: true });
  }, [text]);
  const choose = useCallback(
    (index: number, by: Selected['by']) => {
      const again = selection.read()?.index === index;
      selection.select({ index, focus: true, by });
      setNote('');
      if (by === 'key') {
        // Enter opens the panel, and once it is open goes on to the translation.
        if (opened) translation.current?.focus();
        setOpened(true);
        setNote(t('announce.panel'));
      } else if (by === 'touch') {
        // The first tap shows the translation, the second opens the panel, the third closes it.
        setOpened(again ? !opened : opened);
      } else setOpened(!(again && opened));
    },
    [selection, opened, t],
  );
  const clear = useCallback(() => {
    selection.select(undefined);
    setOpened(false);
  }, [selection]);
  const close = () => {
    setOpened(false);
    backToWord();
  };
  return { opened, note, setNote, translation, choose, clear, close, backToWord };
}
