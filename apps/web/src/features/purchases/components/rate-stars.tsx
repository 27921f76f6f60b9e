import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CoveringRadio } from '@/ui/inputs/covering-radio.tsx';
import classes from './rate-stars.module.css';

const five = [1, 2, 3, 4, 5] as const;
const shape = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** A rating input of one to five stars; `value` is the current rating. */
export function RateStars({
  title,
  value,
  onRate,
}: {
  /** Title of the rated product. */
  title: string;
  value: number | null;
  onRate: (stars: number) => void;
}) {
  const { t } = useTranslation('purchases');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('rate.label', { title })} className={classes.root}>
      {five.map((stars) => (
        <label key={stars} className={classes.star} data-full={stars <= (value ?? 0) || undefined}>
          <CoveringRadio name={name} value={stars} checked={stars === value} onChange={() => onRate(stars)} />
          <VisuallyHidden>{t('rate.stars', { count: stars })}</VisuallyHidden>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={shape} />
          </svg>
        </label>
      ))}
    </div>
  );
}
