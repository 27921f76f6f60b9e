import type { Order } from '@glossa/contract/orders';
import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { ownedItemFromOrder } from '@/domain/purchases/owned-item.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import { OrderLine } from './order-line.tsx';

/** The items of an order, with links to what was bought. */
export function OrderItems({ order: { items, money } }: { order: Pick<Order, 'items' | 'money'> }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  const format = useFormat();
  return (
    <List isDivided style={{ borderBlockStart: '1px solid var(--glossa-line)' }}>
      {items.map((item) => {
        const { id, plan, title, author, type, isFree, price, quantity, language, image, waived_at } = item;
        return (
          <OrderLine
            key={id}
            py="xs"
            item={{ ...item, cover: image }}
            owned={ownedItemFromOrder(item)}
            price={
              isFree ? (
                <Badge variant="light" color="green" c="var(--glossa-ink)">
                  {t('free')}
                </Badge>
              ) : (
                <bdi>{formatMoney(price, money.currency)}</bdi>
              )
            }
          >
            <Text fw={600} lang={language ?? undefined}>
              <bdi>{plan ? t('plan', { plan }) : title}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              {author !== '' && (
                <>
                  <bdi>{t('by', { author })}</bdi> ·{' '}
                </>
              )}
              {t(`types.${type}`)}
              {quantity > 1 && <> {t('quantity', { count: quantity })}</>}
            </Text>
            {waived_at !== null && (
              <Text size="sm" c="dimmed">
                {t('waived', { date: format.dateTime(new Date(waived_at)) })}
              </Text>
            )}
          </OrderLine>
        );
      })}
    </List>
  );
}
