import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { PublicHeader } from '@/ui/layout/public-header.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import classes from './legal-pages.module.css';

const Markdown = lazy(() => import('react-markdown'));

async function fetchDocument(name: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/legal/${name}.md`, { signal });
  // A server for single-page apps responds to a missing file with the app's own HTML.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`/legal/${name}.md: ${response.status}`);
  return response.text();
}

/** A legal text by the operator, written in Markdown. HTML in it is shown as text, never run. */
export function LegalDocument({ name, title }: { name: 'terms' | 'privacy'; title: string }) {
  const { t } = useTranslation('auth');
  usePageTitle(title);
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal', name],
    queryFn: ({ signal }) => fetchDocument(name, signal),
  });
  const loading = (
    <LoadingState>
      <Stack>
        <Skeleton height={32} width="50%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </LoadingState>
  );
  return (
    <PageLayout width="reading">
      <PublicHeader back={t('legal.back')} />
      {/* The operator's language may differ from the interface's. */}
      <main className={classes.document} dir="auto">
        {isError ? (
          <ErrorState message={errorCodeText('route_not_found')} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          loading
        ) : (
          <Suspense fallback={loading}>
            <Markdown>{data}</Markdown>
          </Suspense>
        )}
      </main>
    </PageLayout>
  );
}

export function PrivacyPage() {
  const { t } = useTranslation('auth');
  return <LegalDocument name="privacy" title={t('legal.privacy')} />;
}

export function TermsPage() {
  const { t } = useTranslation('auth');
  return <LegalDocument name="terms" title={t('legal.terms')} />;
}
