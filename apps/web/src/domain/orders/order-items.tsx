import type { Order } from '@glossa/contract/orders';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { OrderCover } from '@/domain/covers/order-cover.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromOrder } from '@/domain/purchases/owned-item.ts';
import classes from './order-items.module.css';

/** The items of an order, with links to what was bought. */
export function OrderItems({ order: { items, money } }: { order: Pick<Order, 'items' | 'money'> }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  return (
    <ul className={classes.root}>
      {items.map((item) => {
        const { id, plan, title, author, type, isFree, price, quantity, language, image } = item;
        const owned = ownedItemFromOrder(item);
        return (
          <li key={id} className={classes.item}>
            <span className={classes.cover}>
              <OrderCover line={{ ...item, cover: image }} />
            </span>
            <span className={classes.text}>
              <span className={classes.title} lang={language ?? undefined}>
                <bdi>{plan ? t('plan', { plan }) : title}</bdi>
              </span>
              <span className={classes.muted}>
                {author !== '' && (
                  <>
                    <bdi>{t('by', { author })}</bdi> ·{' '}
                  </>
                )}
                {t(`types.${type}`)}
                {quantity > 1 && <> {t('quantity', { count: quantity })}</>}
              </span>
            </span>
            {isFree ? (
              <Badge variant="light" color="green" c="var(--glossa-ink)">
                {t('free')}
              </Badge>
            ) : (
              <bdi>{formatMoney(price, money.currency)}</bdi>
            )}
            {owned && (
              <div className={classes.actions}>
                <OwnedActions item={owned} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
