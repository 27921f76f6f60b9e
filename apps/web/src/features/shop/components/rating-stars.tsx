import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './rating-stars.module.css';

const steps = [0, 1, 2, 3, 4] as const;

/** An average rating as partially filled stars, with the number of ratings if given. */
export function RatingStars({ rating, count }: { rating: number; count?: number }) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const label = t('rating.label', { rating: format.number(rating) });
  return (
    <Group component="span" display="inline-flex" gap={6} fz={14} c="dimmed">
      <span className={`mirrored ${classes.stars}`} role="img" aria-label={label}>
        {steps.map((star) => (
          <svg key={star} viewBox="0 0 20 20" width="15" height="15" aria-hidden="true">
            <path className={classes.empty} d={starPath} />
            <path
              className={classes.full}
              d={starPath}
              style={{ clipPath: `inset(0 ${(1 - Math.min(1, Math.max(0, rating - star))) * 100}% 0 0)` }}
            />
          </svg>
        ))}
      </span>
      {count !== undefined && <span>{t('rating.count', { count })}</span>}
    </Group>
  );
}

const starPath = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
