import type { ProductKind } from '@glossa/contract/shop';
import { Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { Card } from '@/ui/layout/card.tsx';
import classes from './purchase-frame.module.css';

interface PurchasedProduct {
  id: string;
  type: ProductKind;
  title: string;
  author: string;
  /** Code of the product's language. */
  language: string;
  image: string | null;
}

/** The card of a purchase: cover, kind, language and title of the product, `children` below them, and actions. */
export function PurchaseFrame({
  product,
  isExpired,
  actions,
  children,
}: {
  product: PurchasedProduct;
  isExpired: boolean;
  actions: ReactNode;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation('purchases');
  const { id, type, title, language, image } = product;
  return (
    <Card component="li" p={20} className={classes.root ?? ''}>
      <span className={classes.cover} data-expired={isExpired || undefined}>
        <ProductCover product={{ ...product, cover: image }} />
      </span>
      <Stack gap={0} miw={0}>
        <Text size="sm" c="dimmed">
          {t(`type.${type}`)} · {languageName(language, i18n.language)}
        </Text>
        <Box component="h2" my={2} fz={16} lh={1.35} lang={language}>
          <Link className="plain-link" to={productPath(id)}>
            <bdi>{title}</bdi>
          </Link>
        </Box>
        {children}
      </Stack>
      <div className={classes.actions}>{actions}</div>
    </Card>
  );
}
