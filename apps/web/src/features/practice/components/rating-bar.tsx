import type { PracticeCard } from '@glossa/contract/practice';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useIntervalText } from '../hooks/use-interval-text.ts';
import type { Rating } from '../model/session.ts';
import classes from './rating-bar.module.css';

const ratings = [1, 2, 3, 4] as const;

/** How well the word was remembered, each with the time until it comes back. */
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
      {ratings.map((rating) => (
        <UnstyledButton
          key={rating}
          className={classes.rating}
          data-suggested={rating === suggested || undefined}
          onClick={() => onRate(rating)}
        >
          <span className={classes.name}>{t(`ratings.${rating}`)}</span>
          <span className={classes.interval}>{intervalText(intervals[rating - 1]!)}</span>
          <kbd className={classes.key} aria-hidden="true">
            {rating}
          </kbd>
        </UnstyledButton>
      ))}
    </div>
  );
}
