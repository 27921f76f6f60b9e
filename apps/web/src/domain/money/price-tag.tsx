import type { Money } from '@glossa/contract/shop';
import { toMajorUnits } from '@glossa/contract/currencies';
import { Box, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './price-tag.module.css';
import { useMoney } from './use-money.ts';

/** A product's price, with the price before a discount struck through, or a note that the product is free. */
export function PriceTag({
  money,
  basePrice,
  discountPercentage,
  isFree,
  large = false,
}: {
  money: Money;
  /** Minor units. */
  basePrice: number;
  discountPercentage: number;
  isFree: boolean;
  large?: boolean;
}) {
  const { t } = useTranslation('shop');
  const formatMoney = useMoney();
  if (isFree) {
    return (
      <span className={classes.free} data-large={large || undefined}>
        {t('price.free')}
      </span>
    );
  }
  const price = formatMoney(toMajorUnits(money), money.currency);
  const isReduced = discountPercentage > 0;
  return (
    <span className={classes.root} data-large={large || undefined}>
      {isReduced && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
      <bdi className={classes.now}>{price}</bdi>
      {isReduced && (
        <>
          <VisuallyHidden> {t('price.before')} </VisuallyHidden>
          <Box component="s" c="dimmed" fz={14}>
            <bdi>
              {formatMoney(toMajorUnits({ amount: basePrice, currency: money.currency }), money.currency)}
            </bdi>
          </Box>
          <span className={classes.discount}>{t('price.discount', { percent: discountPercentage })}</span>
        </>
      )}
    </span>
  );
}
