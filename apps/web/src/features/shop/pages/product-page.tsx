import { ApiError } from '@glossa/contract/client';
import { getProduct } from '@glossa/contract/shop';
import { ActionIcon, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { BuyPanel } from '../components/buy-panel.tsx';
import { CartLink } from '../components/cart-link.tsx';
import { ProductDetails } from '../components/product-details.tsx';
import { ProductGrid } from '../components/product-grid.tsx';
import classes from './product-page.module.css';

/** /shop/:id: a product, how much of it the learner would understand, a preview, and the ways to buy it. */
export function ProductPage() {
  const { t } = useTranslation('shop');
  const { id = '' } = useParams();
  const { data: product, error, refetch } = useQuery(endpointQuery(getProduct, { params: { id } }));
  usePageTitle(product?.title ?? t('title'));
  const backLink = (
    <ActionIcon component={Link} to="/shop" variant="subtle" color="gray" size="lg" aria-label={t('back')}>
      <IconArrowLeft className="mirrored" size={20} stroke={1.7} />
    </ActionIcon>
  );
  if (error && !product) {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return (
      <PageLayout>
        <PageHeader title={t('title')} before={backLink} />
        {isMissing ? (
          <EmptyState drawing="search" title={t('missing')} message={t('missing_hint')} />
        ) : (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        )}
      </PageLayout>
    );
  }
  if (!product) {
    return (
      <PageLayout>
        <LoadingState>
          <Skeleton height={32} width="50%" mb={24} />
          <div className={classes.columns}>
            <Skeleton height={300} radius={12} />
            <Skeleton height={300} radius={12} />
            <Skeleton height={300} radius={12} />
          </div>
        </LoadingState>
      </PageLayout>
    );
  }
  const { title, author, contents, language } = product;
  return (
    <PageLayout>
      <PageHeader
        title={
          <span lang={language} dir="auto">
            {title}
          </span>
        }
        help={author !== '' && <bdi>{author}</bdi>}
        before={backLink}
        actions={<CartLink />}
      />
      <div className={classes.columns}>
        <div className={classes.cover} data-type={product.type}>
          <ProductCover product={product} eager />
        </div>
        <div className={classes.buy}>
          <BuyPanel product={product} />
        </div>
        <Stack gap="lg" className={classes.about ?? ''}>
          <ProductDetails product={product} />
        </Stack>
      </div>
      {contents.length > 0 && (
        <Section mt={48} title={t('contents', { count: contents.length })}>
          <ProductGrid products={contents} label={t('contents', { count: contents.length })} />
        </Section>
      )}
    </PageLayout>
  );
}
