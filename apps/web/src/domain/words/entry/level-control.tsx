import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import { wordLevels } from '../word-level.ts';
import type { WordLevel } from '../word-level.ts';
import classes from './level-control.module.css';

/** The reader's key for each level. */
const levelKeys: Record<WordLevel, string> = {
  new: '0',
  '1': '1',
  '2': '2',
  '3': '3',
  known: 'K',
  mastered: '5',
  ignored: 'X',
};

/** A radio group for the level of a word. */
export function LevelControl({
  value,
  onChange,
}: {
  value: WordLevel;
  onChange: (level: WordLevel) => void;
}) {
  const { t } = useTranslation('reader');
  const name = useId();
  const labels: Record<WordLevel, string> = {
    new: t('level.new'),
    '1': t('level.learning', { level: 1 }),
    '2': t('level.learning', { level: 2 }),
    '3': t('level.learning', { level: 3 }),
    known: t('level.known'),
    mastered: t('level.mastered'),
    ignored: t('level.ignored'),
  };
  // In the group, arrows change the level; outside, the reader uses them to move between words.
  const stopArrowKeys = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) event.stopPropagation();
  };
  return (
    <div role="radiogroup" aria-label={t('level.label')} className={classes.group}>
      {wordLevels.map((level) => (
        <label key={level} className={classes.option} data-level={level} title={levelKeys[level]}>
          <HiddenRadio
            name={name}
            value={level}
            checked={level === value}
            onChange={() => onChange(level)}
            onKeyDown={stopArrowKeys}
          />
          <span>{labels[level]}</span>
        </label>
      ))}
    </div>
  );
}
