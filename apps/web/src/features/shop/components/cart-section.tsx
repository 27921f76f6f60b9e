import { majorOf } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import type { Cart } from '@glossa/contract/shop';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { PriceTag } from '@/domain/money/price-tag.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { useCartActions } from '../hooks/use-cart.ts';
import { useProductFacts } from '../hooks/use-product-facts.ts';
import classes from './cart-section.module.css';

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
    <div className={classes.root}>
      <ul className={classes.list} aria-label={isOnly ? t('cart.title') : currency}>
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </ul>
      <section className={classes.summary} aria-label={t('cart.sum')}>
        <p className={classes.total}>
          <span>{t('cart.items', { count: orderable.length })}</span>
          <strong>
            <bdi>{formatMoney(majorOf({ amount, currency }), currency)}</bdi>
          </strong>
        </p>
        <p className={classes.note}>{t('cart.note')}</p>
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
      </section>
    </div>
  );
}

/** A product in the cart. */
function CartRow({ item }: { item: Cart['items'][number] }) {
  const { t } = useTranslation('shop');
  const { remove } = useCartActions();
  const { language } = useProductFacts(item);
  const { id, title, author, type, isOnSale, isOwned } = item;
  return (
    <li className={classes.row}>
      <span className={classes.cover} data-type={type}>
        <ProductCover product={item} />
      </span>
      <div className={classes.text}>
        <Link to={productPath(id)} lang={item.language} className={classes.title}>
          <bdi>{title}</bdi>
        </Link>
        <span className={classes.muted}>
          {author !== '' && (
            <>
              <bdi>{author}</bdi> ·{' '}
            </>
          )}
          {t(`type.${type}`)} · {language}
        </span>
        {isOwned ? (
          <span className={classes.problem}>{t('cart.owned')}</span>
        ) : isOnSale ? (
          <PriceTag {...item} />
        ) : (
          <span className={classes.problem}>{t('cart.gone')}</span>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('cart.remove', { title })}
        onClick={() => remove(item)}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
