import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { getPurchase, listMyPurchases, ratePurchase } from '@glossa/contract/purchases';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import classes from './rating-input.module.css';

const steps = [1, 2, 3, 4, 5] as const;
const starPath = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Rates a purchase with one to five stars. */
export function RatingInput({ purchase: { id, title, rating } }: { purchase: PurchaseCard }) {
  const { t } = useTranslation('purchases');
  const name = useId();
  const { mutate } = useEndpointMutation(ratePurchase, {
    invalidates: [listMyPurchases, listMarketplacePurchases, getPurchase],
  });
  const rate = (stars: number) =>
    mutate(
      { params: { id }, body: { rating: stars } },
      { onSuccess: () => toast.success(t('rate.done', { count: stars })) },
    );
  return (
    <Group gap="0 8px" mt="xs" ms={-4}>
      <div role="radiogroup" aria-label={t('rate.label', { title })} className={classes.stars}>
        {steps.map((stars) => (
          <label key={stars} className={classes.star} data-filled={stars <= (rating ?? 0) || undefined}>
            <HiddenRadio name={name} value={stars} checked={stars === rating} onChange={() => rate(stars)} />
            <VisuallyHidden>{t('rate.stars', { count: stars })}</VisuallyHidden>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d={starPath} />
            </svg>
          </label>
        ))}
      </div>
      <Text span size="sm" c="dimmed">
        {rating === null ? t('rate.ask') : t('rate.yours')}
      </Text>
    </Group>
  );
}
