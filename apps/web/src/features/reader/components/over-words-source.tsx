import { Button } from '@mantine/core';
import type { ReadingPage } from '@glossa/contract/reading';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import type { DrawOver } from '../../../lib/words-on-show/hooks/over-words.ts';
import { useReadings } from '../hooks/use-readings.ts';
import classes from './connection-note.module.css';
import { WordOver } from '../../../lib/words-on-show/components/word-over.tsx';

/** Brings what is to be written over the words of a page: tells `onReady` how to draw a word with it. */
export function OverWordsSource({
  data,
  translationsOver,
  readingsOver,
  onReady,
}: {
  data: ReadingPage;
  onReady: (draw: DrawOver | undefined) => void;
} & Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>) {
  const { t } = useTranslation(['reader', 'common']);
  const { parts, failed, retry } = useReadings(data, readingsOver !== 'never');
  // In the same moment as the page: words that move a moment later would be worse than none over them.
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
