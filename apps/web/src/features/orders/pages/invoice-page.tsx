import { getInvoice } from '@glossa/contract/orders';
import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { InvoiceSheet } from '../components/invoice-sheet.tsx';
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
