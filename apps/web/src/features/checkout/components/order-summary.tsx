import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { OrderCover } from '@/domain/covers/order-cover.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromOrder } from '@/domain/purchases/owned-item.ts';
import classes from './order-summary.module.css';

/** What was paid, in a line or two, with links to the purchases. */
export function OrderSummary({ order: { items, total, money } }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  return (
    <section className={classes.root} aria-label={t('sums.title')}>
      <ul className={classes.items}>
        {items.map((item) => {
          const owned = ownedItemFromOrder(item);
          return (
            <li key={item.id}>
              <span className={classes.cover}>
                <OrderCover line={{ ...item, cover: item.image }} />
              </span>
              <span className={classes.title} lang={item.language ?? undefined}>
                <bdi>{item.plan ? t('plan', { plan: item.plan }) : item.title}</bdi>
              </span>
              <bdi>{formatMoney(item.price, money.currency)}</bdi>
              {owned && (
                <div className={classes.actions}>
                  <OwnedActions item={owned} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.total}>
        <span>{t('sums.total')}</span>
        <bdi>{formatMoney(total, money.currency)}</bdi>
      </p>
    </section>
  );
}
