import { CloseButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSettings } from '../../../lib/settings/use-settings.ts';
import { useHasSelection, useWordsOnShow } from '../../../lib/words-on-show/hooks/words-on-show.ts';
import classes from './first-hints.module.css';

/** In the order in which they are done. */
const hints = ['touch', 'mark', 'turn'] as const;

/**
 * What to do in the reader, for whoever was led there and has never marked a word: one thing at a time, and the next one when that is
 * done. Put away, or done to the end, they never come again.
 */
export function FirstHints({ page }: { page: number }) {
  const { t } = useTranslation(['languages', 'common']);
  const { settings, change } = useSettings();
  const { words, onShow } = useWordsOnShow();
  const isChosen = useHasSelection();
  const [at, setAt] = useState(0);
  const [begunOn] = useState(page);
  const hint = hints[at];

  useEffect(() => {
    if (hint === 'touch' && isChosen) setAt(1);
  }, [hint, isChosen]);
  useEffect(() => {
    if (hint !== 'mark') return;
    const countMarked = () =>
      onShow.current.shown.filter(({ id }) => words.read(id).level > 0 || words.read(id).ignored).length;
    const before = countMarked();
    return words.subscribeAll(() => {
      if (countMarked() > before) setAt(2);
    });
  }, [hint, words, onShow]);
  const isTurned = hint === 'turn' && page !== begunOn;
  useEffect(() => {
    if (isTurned) change({ readerHintsSeen: true });
  }, [isTurned, change]);

  // Whoever has told a level came by the first steps before reading.
  const isGuided = settings && !settings.readerHintsSeen && Object.keys(settings.levels).length > 0;
  if (!isGuided || hint === undefined || isTurned) return null;
  return (
    <div className={classes.note} role="group" aria-label={t('hints.label')} data-hint={hint}>
      <IconBulb size={20} stroke={1.6} aria-hidden="true" />
      <span role="status">{t(`hints.${hint}`)}</span>
      <CloseButton aria-label={t('common:close')} onClick={() => change({ readerHintsSeen: true })} />
    </div>
  );
}
