import type { Product } from '@glossa/contract/shop';
import { Badge, Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PriceTag } from '@/domain/money/price-tag.tsx';
import { useCartActions, useIsInCart } from '../hooks/use-cart.ts';
import classes from './buy-panel.module.css';
import { OwnedPanel } from './owned-panel.tsx';
import { TermList } from './term-list.tsx';

/** The price of a product, what it includes, and the ways to buy it. */
export function BuyPanel({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const { put, isPutting } = useCartActions();
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
                loading={isPutting}
                leftSection={<IconShoppingBag size={18} stroke={1.7} />}
                onClick={() => put(product)}
              >
                {t('buy.add')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className={classes.state}>{t('buy.gone')}</p>
      )}
      <TermList product={product} />
    </section>
  );
}
