import type { PracticeCard } from '@glossa/contract/practice';
import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useShortcutKey } from '@/lib/shortcuts/use-shortcuts.ts';
import { ratings } from '../model/session.ts';
import type { Rating } from '../model/session.ts';
import classes from './answer-buttons.module.css';

/** The rating buttons, each with the interval until the next review and its key. */
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
          <Text span fw={600}>
            {t(`ratings.${rating}`)}
          </Text>
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
      {useShortcutKey(id)}
    </kbd>
  );
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Returns a function that formats seconds as a short duration: `10 min`, `3 days`, `1.4 yrs`. */
function useIntervalText(): (seconds: number) => string {
  const { i18n } = useTranslation();
  return (seconds) => {
    const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['minute', 60];
    const value = Math.max(seconds / length, 1);
    return new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 && (unit === 'year' || unit === 'month') ? 1 : 0,
    }).format(value);
  };
}
