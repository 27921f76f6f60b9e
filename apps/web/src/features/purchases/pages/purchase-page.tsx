import { ApiError } from '@glossa/contract/client';
import { getPurchase } from '@glossa/contract/purchases';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { List } from '@/ui/layout/list.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PurchaseCard } from '../components/purchase-card.tsx';

/** /marketplace/purchased/:id: one purchase with all its actions. Receipts and notifications link to it. */
export function PurchasePage() {
  const { t } = useTranslation('purchases');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getPurchase, { params: { id } }),
    staleTime: 0,
  });
  usePageTitle(data?.title ?? t('title'));
  const isUnavailable = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <PageLayout width="reading">
      <PageHeader
        title={t('details.title')}
        before={
          <ActionIcon
            component={Link}
            to="/marketplace/purchased"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('listen.to_purchases')}
          >
            <IconArrowLeft className="mirrored" size={20} stroke={1.7} />
          </ActionIcon>
        }
      />
      {error && isUnavailable ? (
        <EmptyState
          drawing="search"
          title={t('details.missing')}
          message={errorText(error)}
          action={
            <Group gap={8} justify="center">
              <Button component={Link} to="/marketplace/purchased">
                {t('title')}
              </Button>
              <Button component={Link} to="/order-history" variant="default">
                {t('access_ended.orders')}
              </Button>
            </Group>
          }
        />
      ) : error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <List>
          <PurchaseCard purchase={data} />
        </List>
      ) : (
        <LoadingRows height={196} gap={16} count={1} />
      )}
    </PageLayout>
  );
}
