import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { CheckoutForm } from '../components/checkout-form.tsx';
import { readCheckoutSource, useOrderBody } from '../hooks/use-order-body.ts';

/** /checkout: the items and their price, for the buyer to review before ordering. */
export function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const [params] = useSearchParams();
  const source = readCheckoutSource(params);
  const { body, error, retry } = useOrderBody(source);
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={
          <>
            {t('help')} {source.kind === 'cart' && <Link to="/cart">{t('cart')}</Link>}
          </>
        }
      />
      {error ? (
        <ErrorState message={errorText(error)} onRetry={retry} />
      ) : body === undefined ? (
        <LoadingState>
          <Skeleton height={280} radius={12} />
        </LoadingState>
      ) : body === null ? (
        <EmptyState
          drawing="shelf"
          title={t('empty.title')}
          message={t('empty.message')}
          action={
            <Button component={Link} to="/shop">
              {t('empty.action')}
            </Button>
          }
        />
      ) : (
        <CheckoutForm body={body} />
      )}
    </PageLayout>
  );
}
