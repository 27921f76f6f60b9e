import type { ProductCard as Product } from '@glossa/contract/shop';
import { Skeleton } from '@mantine/core';
import { IconCheck, IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { PriceTag } from '@/domain/money/price-tag.tsx';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useIsInCart } from '../hooks/use-cart.ts';
import { useProductFacts } from '../hooks/use-product-facts.ts';
import classes from './product-grid.module.css';
import { RatingStars } from './rating-stars.tsx';

/** Number of cards whose covers load immediately, because they are visible without scrolling. */
const eagerCount = 6;

/** Products as cards; `label` names the list. */
export const ProductGrid = ({ products, label }: { products: readonly Product[]; label: string }) => (
  <ul className={classes.grid} aria-label={label}>
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} eager={index < eagerCount} />
    ))}
  </ul>
);

const titleWidths = ['72%', '54%', '84%', '46%', '66%', '58%', '74%', '62%'];

/** Placeholder of the grid while it loads. */
export const ProductGridSkeleton = () => (
  <LoadingState>
    <div className={classes.grid}>
      {titleWidths.map((width) => (
        <div key={width}>
          <Skeleton height={216} radius={12} />
          <Skeleton height={12} width="50%" mt={14} />
          <Skeleton height={16} width={width} mt={8} />
          <Skeleton height={12} width="60%" mt={8} />
          <Skeleton height={20} width={72} mt={14} />
        </div>
      ))}
    </div>
  </LoadingState>
);

/** A product with its cover and price. The whole card links to its page. */
function ProductCard({ product, eager }: { product: Product; eager: boolean }) {
  const { t } = useTranslation('shop');
  const { language, length, isInteractive } = useProductFacts(product);
  const { id, type, title, author, rating, ratingCount, isOwned } = product;
  const isInCart = useIsInCart(product);
  return (
    <li className={classes.card} data-type={type}>
      <span className={classes.stage}>
        <ProductCover product={product} eager={eager} />
      </span>
      <div className={classes.body}>
        <p>
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
        <p className={classes.facts}>
          <DifficultyMark value={product.difficulty} />
          {length !== undefined && <span>{length}</span>}
          {isInteractive && <span>{t('interactive')}</span>}
        </p>
        <div className={classes.footer}>
          {isOwned ? (
            <span className={classes.status} data-owned>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {t('owned')}
            </span>
          ) : (
            <PriceTag {...product} />
          )}
          {isInCart && !isOwned && (
            <span className={classes.status}>
              <IconShoppingBag size={16} stroke={1.8} aria-hidden="true" />
              {t('cart.in')}
            </span>
          )}
          {rating !== null && <RatingStars rating={rating} count={ratingCount} />}
        </div>
      </div>
    </li>
  );
}
