import { toMajorUnits } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import type { Cart } from '@glossa/contract/shop';
import { ActionIcon, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { PriceTag } from '@/domain/money/price-tag.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { WithAside } from '@/ui/layout/with-aside.tsx';
import { useCartActions } from '../hooks/use-cart.ts';
import { useProductFacts } from '../hooks/use-product-facts.ts';

/** The cart items in one currency, with their total and the checkout button. */
export function CartSection({
  currency,
  items,
  isOnly,
}: {
  currency: Currency;
  items: Cart['items'];
  isOnly: boolean;
}) {
  const { t } = useTranslation('shop');
  const formatMoney = useMoney();
  const orderable = items.filter(({ isOnSale, isOwned }) => isOnSale && !isOwned);
  const amount = orderable.reduce((sum, { money }) => sum + money.amount, 0);
  return (
    <WithAside
      isSticky
      aside={
        <Card component="section" p={20} aria-label={t('cart.sum')}>
          <Stack gap="sm">
            <Group justify="space-between" align="baseline">
              <span>{t('cart.items', { count: orderable.length })}</span>
              <Text component="strong" size="xl" fw={700} className="tabular">
                <bdi>{formatMoney(toMajorUnits({ amount, currency }), currency)}</bdi>
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              {t('cart.note')}
            </Text>
            {orderable.length > 0 && (
              <Button
                component={Link}
                to={isOnly ? '/checkout' : `/checkout?currency=${currency}`}
                size="md"
                fullWidth
              >
                {t('cart.checkout')}
              </Button>
            )}
          </Stack>
        </Card>
      }
    >
      <List isDivided mt={-16} aria-label={isOnly ? t('cart.title') : currency}>
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </List>
    </WithAside>
  );
}

function CartRow({ item }: { item: Cart['items'][number] }) {
  const { t } = useTranslation('shop');
  const { remove } = useCartActions();
  const { language } = useProductFacts(item);
  const { id, title, author, type, isOnSale, isOwned } = item;
  return (
    <li>
      <Group gap="md" align="flex-start" wrap="nowrap" py="md">
        <Box component="span" flex="none" w={type === 'video' ? 96 : 64}>
          <ProductCover product={item} />
        </Box>
        <Stack gap={2} flex={1} miw={0} align="flex-start">
          <Text
            component={Link}
            className="plain-link"
            inherit
            fw={600}
            to={productPath(id)}
            lang={item.language}
          >
            <bdi>{title}</bdi>
          </Text>
          <Text span size="sm" c="dimmed">
            {author !== '' && (
              <>
                <bdi>{author}</bdi> ·{' '}
              </>
            )}
            {t(`type.${type}`)} · {language}
          </Text>
          {isOwned ? (
            <Text span size="sm" c="var(--glossa-danger)">
              {t('cart.owned')}
            </Text>
          ) : isOnSale ? (
            <PriceTag {...item} />
          ) : (
            <Text span size="sm" c="var(--glossa-danger)">
              {t('cart.gone')}
            </Text>
          )}
        </Stack>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('cart.remove', { title })}
          onClick={() => remove(item)}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </Group>
    </li>
  );
}
