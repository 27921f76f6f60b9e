import { majorOf } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import type { Cart } from '@glossa/contract/shop';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMoney } from '@/domain/money/use-money.ts';
import classes from './cart-part.module.css';
import { CartRow } from './cart-row.tsx';

/** The cart items in one currency, with their total and the checkout button. */
export function CartPart({
  currency,
  items,
  isOnly,
}: {
  currency: Currency;
  items: Cart['items'];
  isOnly: boolean;
}) {
  const { t } = useTranslation('shop');
  const write = useMoney();
  const wanted = items.filter(({ isOnSale, isOwned }) => isOnSale && !isOwned);
  const amount = wanted.reduce((sum, { money }) => sum + money.amount, 0);
  return (
    <div className={classes.root}>
      <ul className={classes.list} aria-label={isOnly ? t('cart.title') : currency}>
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </ul>
      <section className={classes.sum} aria-label={t('cart.sum')}>
        <p className={classes.line}>
          <span>{t('cart.items', { count: wanted.length })}</span>
          <strong>
            <bdi>{write(majorOf({ amount, currency }), currency)}</bdi>
          </strong>
        </p>
        <p className={classes.note}>{t('cart.note')}</p>
        {wanted.length > 0 && (
          <Button
            component={Link}
            to={isOnly ? '/checkout' : `/checkout?currency=${currency}`}
            size="md"
            fullWidth
          >
            {t('cart.checkout')}
          </Button>
        )}
      </section>
    </div>
  );
}
