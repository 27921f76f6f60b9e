import type { ProductCard as Product } from '@glossa/contract/shop';
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
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

/** Products as cards. `label` is the accessible name of the list. */
export const ProductGrid = ({ products, label }: { products: readonly Product[]; label: string }) => (
  <ul className={classes.grid} aria-label={label}>
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} eager={index < eagerCount} />
    ))}
  </ul>
);

const titleWidths = ['72%', '54%', '84%', '46%', '66%', '58%', '74%', '62%'];

/** Placeholder for the grid while it is loading. */
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

/** A product with its cover and price. The whole card links to the product's page. */
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
      <Stack gap={0} flex="1 1 auto" pt="sm" pb={4}>
        <p>
          {t(`type.${type}`)} · {language}
        </p>
        <Title order={2} size="h3" lh={1.35} mt={2} lang={product.language}>
          <Link to={productPath(id)} className={`covering ${classes.title}`}>
            <bdi>{title}</bdi>
          </Link>
        </Title>
        {author !== '' && (
          <Text size="sm">
            <bdi>{author}</bdi>
          </Text>
        )}
        <Group gap="2px 12px" mt={6}>
          <DifficultyMark value={product.difficulty} />
          {length !== undefined && <span>{length}</span>}
          {isInteractive && <span>{t('interactive')}</span>}
        </Group>
        <Group gap="4px 12px" mih={32} mt="auto" pt="xs">
          {isOwned ? (
            <Group component="span" gap={4} fz={14} fw={600} c="var(--glossa-success)">
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {t('owned')}
            </Group>
          ) : (
            <PriceTag {...product} />
          )}
          {isInCart && !isOwned && (
            <Group component="span" gap={4} fz={14} c="var(--glossa-accent)">
              <IconShoppingBag size={16} stroke={1.8} aria-hidden="true" />
              {t('cart.in')}
            </Group>
          )}
          {rating !== null && <RatingStars rating={rating} count={ratingCount} />}
        </Group>
      </Stack>
    </li>
  );
}
