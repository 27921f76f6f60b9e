import type { Difficulty } from '@glossa/contract/fields';
import { difficulties } from '@glossa/contract/difficulties';
import { useTranslation } from 'react-i18next';

import classes from './difficulty-mark.module.css';

/** The name of a difficulty, with one to three filled steps. */
export function DifficultyMark({ value }: { value: Difficulty }) {
  const { t } = useTranslation();
  const level = difficulties.indexOf(value);
  return (
    <span className={classes.root}>
      <span className={classes.steps} aria-hidden="true">
        {difficulties.map((name, index) => (
          <span key={name} data-filled={index <= level || undefined} />
        ))}
      </span>
      {t(`difficulty.${value}`)}
    </span>
  );
}
