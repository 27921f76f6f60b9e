import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { CartSection } from '../components/cart-section.tsx';
import { useCart } from '../hooks/use-cart.ts';

/** /cart: the cart, with one section per currency because an order has a single currency. */
export function CartPage() {
  const { t } = useTranslation('shop');
  usePageTitle(t('cart.title'));
  const { data, error, refetch } = useCart();
  const currencies = [...new Set(data?.items.map(({ money }) => money.currency))];
  return (
    <PageLayout>
      <PageHeader
        title={t('cart.title')}
        help={
          <>
            {t('cart.help')} <Link to="/shop">{t('back')}</Link>
          </>
        }
      />
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows height={88} gap={12} />
      ) : data.items.length === 0 ? (
        <EmptyState
          drawing="book"
          title={t('cart.empty')}
          message={t('cart.empty_hint')}
          action={
            <Button component={Link} to="/shop">
              {t('cart.browse')}
            </Button>
          }
        />
      ) : (
        <Stack gap={40}>
          {currencies.map((currency) => (
            <CartSection
              key={currency}
              currency={currency}
              items={data.items.filter(({ money }) => money.currency === currency)}
              isOnly={currencies.length === 1}
            />
          ))}
        </Stack>
      )}
    </PageLayout>
  );
}
