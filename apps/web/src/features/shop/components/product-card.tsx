import type { ProductCard as Product } from '@glossa/contract/shop';
import { IconCheck, IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { PriceTag } from '@/domain/money/price-tag.tsx';
import { productPath } from '@/domain/paths/product-path.ts';
import { Stars } from './stars.tsx';
import { useIsInCart } from '../hooks/use-cart.ts';
import { useProductFacts } from '../product-facts.ts';
import classes from './product-card.module.css';

/** A product on the shelf. The whole card links to its page. */
export function ProductCard({ product, eager }: { product: Product; eager: boolean }) {
  const { t } = useTranslation('shop');
  const { language, length, isInteractive } = useProductFacts(product);
  const { id, type, title, author, rating, ratingCount, isOwned } = product;
  const isInCart = useIsInCart(product);
  return (
    <li className={classes.root} data-type={type}>
      <span className={classes.stage}>
        <ProductCover product={product} eager={eager} />
      </span>
      <div className={classes.body}>
        <p className={classes.kind}>
          {t(`type.${type}`)} · {language}
        </p>
        <h2 className={classes.title} lang={product.language}>
          <Link to={productPath(id)}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        {author !== '' && (
          <p className={classes.author}>
            <bdi>{author}</bdi>
          </p>
        )}
        <p className={classes.meta}>
          <DifficultyMark value={product.difficulty} />
          {length !== undefined && <span>{length}</span>}
          {isInteractive && <span>{t('interactive')}</span>}
        </p>
        <div className={classes.foot}>
          {isOwned ? (
            <span className={classes.mark}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {t('owned')}
            </span>
          ) : (
            <PriceTag {...product} />
          )}
          {isInCart && !isOwned && (
            <span className={classes.inCart}>
              <IconShoppingBag size={16} stroke={1.8} aria-hidden="true" />
              {t('cart.in')}
            </span>
          )}
          {rating !== null && <Stars rating={rating} count={ratingCount} />}
        </div>
      </div>
    </li>
  );
}
