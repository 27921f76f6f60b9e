import { Button } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../settings/use-reader-settings.ts';
import type { DrawOver } from '../hooks/over-words.ts';
import type { ReadingParts } from '../model/what-is-over.ts';
import classes from './trouble-note.module.css';
import { WordOver } from './word-over.tsx';

/** How the words on show are read, by their numbers, as far as it is known. */
export interface WordReadings {
  parts: ReadonlyMap<number, ReadingParts>;
  failed: boolean;
  retry: () => void;
}

/** Tells `onReady` how to draw a word with what is to be written over it; says so when readings cannot be had. */
export function DrawOverWords({
  readings: { parts, failed, retry },
  settings: { translationsOver, readingsOver },
  onReady,
}: {
  readings: WordReadings;
  settings: Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>;
  onReady: (draw: DrawOver | undefined) => void;
}) {
  const { t } = useTranslation(['reader', 'common']);
  // In the same moment as the words: those that move a moment later would be worse than none over them.
  useLayoutEffect(() => {
    const over = { translationsOver, readingsOver };
    onReady((word) => <WordOver {...word} {...over} parts={parts.get(word.index)} />);
  }, [parts, translationsOver, readingsOver, onReady]);
  useLayoutEffect(() => () => onReady(undefined), [onReady]);
  if (!failed) return null;
  return (
    <div role="status" className={classes.note}>
      <span>{t('over.failed')}</span>
      <Button size="compact-sm" variant="light" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
