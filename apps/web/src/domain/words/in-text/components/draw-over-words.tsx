import { Button } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import type { DrawOver } from '../hooks/over-words.ts';
import type { ReadingParts } from '../model/what-is-over.ts';
import classes from './trouble-note.module.css';
import { WordOver } from './word-over.tsx';

/** The known readings of the words on screen, by index. */
export interface WordReadings {
  parts: ReadonlyMap<number, ReadingParts>;
  failed: boolean;
  retry: () => void;
}

/** Passes `onReady` a function that renders a word with its annotations; shows a note if readings failed to load. */
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
  // Before the paint that shows the words, which would otherwise move a moment later.
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
