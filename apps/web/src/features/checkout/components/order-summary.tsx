import type { Order } from '@glossa/contract/orders';
import { Divider, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderLine } from '@/domain/orders/order-line.tsx';
import { ownedItemFromOrder } from '@/domain/purchases/owned-item.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';

/** The items of an order and its total, with links to what was bought. */
export function OrderSummary({ order: { items, total, money } }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  return (
    <Card component="section" px={20} pt={4} aria-label={t('sums.title')}>
      <List isDivided>
        {items.map((item) => (
          <OrderLine
            key={item.id}
            item={{ ...item, cover: item.image }}
            coverWidth={36}
            py={10}
            owned={ownedItemFromOrder(item)}
            price={<bdi>{formatMoney(item.price, money.currency)}</bdi>}
          >
            <bdi lang={item.language ?? undefined}>
              {item.plan ? t('plan', { plan: item.plan }) : item.title}
            </bdi>
          </OrderLine>
        ))}
      </List>
      <Divider />
      <Group justify="space-between" mt="sm" fz="lg" fw={600}>
        <span>{t('sums.total')}</span>
        <bdi>{formatMoney(total, money.currency)}</bdi>
      </Group>
    </Card>
  );
}
