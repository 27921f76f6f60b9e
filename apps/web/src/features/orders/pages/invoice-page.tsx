import { getInvoice } from '@glossa/contract/orders';
import type { Invoice } from '@glossa/contract/orders';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderTotals } from '@/domain/orders/order-totals.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import classes from './invoice-page.module.css';

/** /order-history/invoice: the printable invoice of an order. */
export function InvoicePage() {
  const { t } = useTranslation('orders');
  const [params] = useSearchParams();
  const id = params.get('order') ?? '';
  const { data, error, refetch } = useQuery(endpointQuery(getInvoice, { params: { id } }));
  const title = data ? t('invoice_page.title', { number: data.order.orderNumber }) : t('invoice');
  usePageTitle(title);
  return (
    <PageLayout width="reading">
      <div className={classes.head}>
        <PageHeader
          title={title}
          help={<Link to="/order-history">{t('invoice_page.back')}</Link>}
          actions={
            <Button
              leftSection={<IconPrinter size={16} stroke={1.8} />}
              disabled={!data}
              onClick={() => window.print()}
            >
              {t('invoice_page.print')}
            </Button>
          }
        />
      </div>
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={480} radius={12} />
        </LoadingState>
      ) : (
        <InvoiceSheet invoice={data} />
      )}
    </PageLayout>
  );
}

/** The invoice: seller, buyer, items, prices and tax. */
function InvoiceSheet({ invoice: { order, seller, buyer } }: { invoice: Invoice }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const formatMoney = useMoney();
  const { orderNumber, completedAt, items, money, paymentMethod: method } = order;
  const date = completedAt === null ? '' : format.date(new Date(completedAt));
  return (
    <Card component="article" p="var(--sheet-padding)" className={classes.sheet ?? ''}>
      <AutoGrid minColumn={220} gap="lg" isStretched>
        <address className={classes.party}>
          <Text component="h2" size="sm" fw={400} c="dimmed" mb={4}>
            {t('invoice_page.seller')}
          </Text>
          <strong>
            <bdi>{seller.name || 'Glossa'}</bdi>
          </strong>
          <bdi>{seller.address}</bdi>
          {seller.tax_id !== '' && <span>{t('invoice_page.tax_id', { id: seller.tax_id })}</span>}
        </address>
        <address className={classes.party}>
          <Text component="h2" size="sm" fw={400} c="dimmed" mb={4}>
            {t('invoice_page.buyer')}
          </Text>
          <strong>
            <bdi>{buyer.name || buyer.email}</bdi>
          </strong>
          <bdi>{buyer.address}</bdi>
          <bdi>{buyer.country}</bdi>
          {buyer.name !== '' && <span>{buyer.email}</span>}
        </address>
      </AutoGrid>
      <Group justify="space-between" gap="4px 16px">
        <strong>{t('invoice_page.title', { number: orderNumber })}</strong>
        <span>
          {t('invoice_page.date')}: {date}
        </span>
      </Group>
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{t('invoice_page.item')}</th>
            <th scope="col" className={classes.price}>
              {t('invoice_page.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <span dir="auto" lang={item.language ?? undefined}>
                  {item.plan ? t('plan', { plan: item.plan }) : item.title}
                </span>
                {item.author !== '' && (
                  <Text size="sm" c="dimmed">
                    <bdi>{item.author}</bdi>
                  </Text>
                )}
              </td>
              <td className={classes.price}>
                <bdi>{formatMoney(item.price, money.currency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
      <Text c="dimmed">{t('invoice_page.paid', { date, method: t(`methods.${method ?? 'none'}`) })}</Text>
    </Card>
  );
}
