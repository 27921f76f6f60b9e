import { getPaymentConfig } from '@glossa/contract/payments';
import type { PaymentConfig } from '@glossa/contract/payments';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { withReturn } from '@/lib/navigation/return-path.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';

/** Layout for the test pages, which don't exist in production. */
export function TestPage({
  title,
  help,
  children,
}: {
  title: string;
  help: string;
  children: (config: PaymentConfig) => ReactNode;
}) {
  const { t } = useTranslation('tests');
  usePageTitle(title);
  const { data, error, refetch } = useQuery(endpointQuery(getPaymentConfig, {}));
  if (data && !data.testPages) {
    return (
      <PageLayout>
        <EmptyState drawing="search" title={t('production')} titleAs="h1" message={t('production_hint')} />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHeader title={title} help={help} />
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows height={48} gap={12} />
      ) : (
        <>
          <Alert mb={16} color={data.configured ? 'ink' : 'yellow'} variant="light">
            {data.provider === null ? t('config.none') : t(`config.${data.provider}`)}
          </Alert>
          {children(data)}
        </>
      )}
    </PageLayout>
  );
}

/** Describes to visitors what a test page offers after they sign in. */
export function SignInNote() {
  const { t } = useTranslation(['tests', 'common']);
  return (
    <Text mt={16}>
      {t('sign_in')}{' '}
      <Link to={withReturn('/login', useLocation().pathname)}>{t('common:visitor.sign_in')}</Link>
    </Text>
  );
}
