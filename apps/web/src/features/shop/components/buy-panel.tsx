import { getPurchase } from '@glossa/contract/purchases';
import type { Product } from '@glossa/contract/shop';
import { Badge, Button, Skeleton } from '@mantine/core';
import { IconBook2, IconCheck, IconShoppingBag, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PriceTag } from '@/domain/money/price-tag.tsx';
import { purchasePath } from '@/domain/paths/shop-paths.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromCard } from '@/domain/purchases/owned-item.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useCartActions, useIsInCart } from '../hooks/use-cart.ts';
import classes from './buy-panel.module.css';

/** The price of a product, what it includes, and the ways to buy it. */
export function BuyPanel({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const { add, isAdding } = useCartActions();
  const isInCart = useIsInCart(product);
  const { id, isOwned, isOnSale, isFree, tier } = product;
  return (
    <section className={classes.root} aria-label={t('buy.title')}>
      {tier !== null && (
        <p className={classes.tier}>
          {tier.name} {tier.isPopular && <Badge variant="light">{t('buy.popular')}</Badge>}
        </p>
      )}
      {isOwned ? (
        <OwnedPanel purchaseId={product.purchaseId} />
      ) : isOnSale ? (
        <>
          <PriceTag {...product} large />
          <div className={classes.actions}>
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
          </div>
        </>
      ) : (
        <p className={classes.status}>{t('buy.gone')}</p>
      )}
      <TermList product={product} />
    </section>
  );
}

/** Replaces the price for owners of a product with the actions to open it. */
function OwnedPanel({ purchaseId }: { purchaseId: string | null }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <p className={classes.status}>{t('buy.owned')}</p>
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

/** What a product includes, and what it doesn't. */
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
    <ul className={classes.terms} aria-label={t('terms.title')}>
      {rows.map(([isIncluded, text]) => (
        <li key={text} data-included={isIncluded || undefined}>
          {isIncluded ? (
            <IconCheck size={16} stroke={2} aria-label={t('terms.yes')} />
          ) : (
            <IconX size={16} stroke={2} aria-label={t('terms.no')} />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
