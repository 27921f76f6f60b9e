import type { Cart } from '@glossa/contract/shop';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { PriceTag } from '@/domain/money/price-tag.tsx';
import { productPath } from '@/domain/paths/product-path.ts';
import { useCartActions } from '../hooks/use-cart.ts';
import { useProductFacts } from '../product-facts.ts';
import classes from './cart-part.module.css';

/** A product in the cart. */
export function CartRow({ item }: { item: Cart['items'][number] }) {
  const { t } = useTranslation('shop');
  const { take } = useCartActions();
  const { language } = useProductFacts(item);
  const { id, title, author, type, isOnSale, isOwned } = item;
  return (
    <li className={classes.row}>
      <span className={classes.cover} data-type={type}>
        <ProductCover product={item} />
      </span>
      <div className={classes.words}>
        <Link to={productPath(id)} lang={item.language} className={classes.title}>
          <bdi>{title}</bdi>
        </Link>
        <span className={classes.quiet}>
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
        onClick={() => take(item)}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
