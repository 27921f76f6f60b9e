import { getPurchase } from '@glossa/contract/purchases';
import type { Product } from '@glossa/contract/shop';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconBook2, IconCheck, IconShoppingBag, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PriceTag } from '@/domain/money/price-tag.tsx';
import { purchasePath } from '@/domain/paths/shop-paths.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromCard } from '@/domain/purchases/owned-item.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { useCartActions, useIsInCart } from '../hooks/use-cart.ts';
import classes from './buy-panel.module.css';

/** The price of a product, what it includes, and the ways to buy it. */
export function BuyPanel({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const { add, isAdding } = useCartActions();
  const isInCart = useIsInCart(product);
  const { id, isOwned, isOnSale, isFree, tier } = product;
  return (
    <Card component="section" p={20} aria-label={t('buy.title')}>
      <Stack gap="md">
        {tier !== null && (
          <Group justify="space-between" gap="xs" fw={600}>
            {tier.name} {tier.isPopular && <Badge variant="light">{t('buy.popular')}</Badge>}
          </Group>
        )}
        {isOwned ? (
          <OwnedPanel purchaseId={product.purchaseId} />
        ) : isOnSale ? (
          <>
            <PriceTag {...product} large />
            <Stack gap="xs">
              <Button component={Link} to={`/checkout?product=${id}`} fullWidth size="md">
                {t(isFree ? 'buy.free' : 'buy.now')}
              </Button>
              {isInCart ? (
                <Button component={Link} to="/cart" variant="default" fullWidth size="md">
                  {t('buy.go_cart')}
                </Button>
              ) : (
                <Button
                  variant="default"
                  fullWidth
                  size="md"
                  loading={isAdding}
                  leftSection={<IconShoppingBag size={18} stroke={1.7} />}
                  onClick={() => add(product)}
                >
                  {t('buy.add')}
                </Button>
              )}
            </Stack>
          </>
        ) : (
          <Text fw={600}>{t('buy.gone')}</Text>
        )}
        <TermList product={product} />
      </Stack>
    </Card>
  );
}

/** Replaces the price with actions that open the product, if the user already owns it. */
function OwnedPanel({ purchaseId }: { purchaseId: string | null }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <Text fw={600}>{t('buy.owned')}</Text>
      {purchaseId !== null && <PurchaseActions id={purchaseId} />}
    </>
  );
}

function PurchaseActions({ id }: { id: string }) {
  const { t } = useTranslation('shop');
  const { data, error } = useQuery({ ...endpointQuery(getPurchase, { params: { id } }), staleTime: 0 });
  if (data) return <OwnedActions item={ownedItemFromCard(data)} />;
  if (!error) return <Skeleton height={36} radius={8} />;
  return (
    <Button
      component={Link}
      to={purchasePath(id)}
      fullWidth
      leftSection={<IconBook2 size={18} stroke={1.7} />}
    >
      {t('buy.open')}
    </Button>
  );
}

/** Lists what a product includes and what it doesn't. */
function TermList({ product: { terms, tier, type, wordCount } }: { product: Product }) {
  const { t } = useTranslation('shop');
  const isReadable = type === 'text' || type === 'bundle';
  const isAudio = type === 'audio';
  const rows: readonly (readonly [isGiven: boolean, text: string])[] = [
    ...(tier?.features ?? []).map((feature) => [true, feature] as const),
    ...(isAudio ? [[true, t('terms.listen')] as const] : []),
    ...(isAudio && wordCount === null ? [] : [[true, t('terms.library')] as const]),
    [
      true,
      terms.validityDays === null ? t('terms.for_ever') : t('terms.days', { count: terms.validityDays }),
    ],
    [
      terms.maxDownloads !== 0,
      terms.maxDownloads === -1
        ? t('terms.downloads_unlimited')
        : t('terms.downloads', { count: terms.maxDownloads }),
    ],
    [true, t('terms.devices', { count: terms.maxDevices })],
    ...(isAudio ? [] : [[terms.offline, t('terms.offline')] as const]),
    ...(isReadable
      ? ([
          [terms.printing, t('terms.printing')],
          [terms.copying, t('terms.copying')],
        ] as const)
      : []),
  ];
  return (
    <List gap={6} fz="sm" className={classes.terms} aria-label={t('terms.title')}>
      {rows.map(([isIncluded, text]) => (
        <li key={text}>
          <Group gap="xs" align="flex-start" wrap="nowrap" {...(!isIncluded && { c: 'dimmed' })}>
            {isIncluded ? (
              <IconCheck size={16} stroke={2} color="var(--glossa-success)" aria-label={t('terms.yes')} />
            ) : (
              <IconX size={16} stroke={2} aria-label={t('terms.no')} />
            )}
            {text}
          </Group>
        </li>
      ))}
    </List>
  );
}
