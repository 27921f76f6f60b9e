import type { PracticeCard } from '@glossa/contract/practice';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useKey } from '@/lib/shortcuts/use-key.ts';
import { useIntervalText } from '../hooks/use-interval-text.ts';
import { ratings } from '../model/ratings.ts';
import type { Rating } from '../model/session.ts';
import classes from './rating-bar.module.css';

/** The rating buttons, each with the interval until the next review. */
export function RatingBar({
  intervals,
  suggested,
  onRate,
}: {
  intervals: PracticeCard['intervals'];
  suggested: Rating;
  onRate: (rating: Rating) => void;
}) {
  const { t } = useTranslation('practice');
  const intervalText = useIntervalText();
  return (
    <div className={classes.bar} role="group" aria-label={t('ratings.label')}>
      {ratings.map(({ id, number: rating }) => (
        <UnstyledButton
          key={rating}
          className={classes.rating}
          data-suggested={rating === suggested || undefined}
          onClick={() => onRate(rating)}
        >
          <span className={classes.name}>{t(`ratings.${rating}`)}</span>
          <span className={classes.interval}>{intervalText(intervals[rating - 1]!)}</span>
          <Key id={id} />
        </UnstyledButton>
      ))}
    </div>
  );
}

function Key({ id }: { id: string }) {
  return (
    <kbd className={classes.key} aria-hidden="true">
      {useKey(id)}
    </kbd>
  );
}
