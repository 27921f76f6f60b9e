import { Anchor, Box, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './markdown-document.module.css';

const Markdown = lazy(() => import('react-markdown'));

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  // A server for single-page apps responds to a missing file with the app's own HTML.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** A Markdown file from the server. HTML in it is shown as text, never rendered. */
export function MarkdownDocument({ url }: { url: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['markdown', url],
    queryFn: ({ signal }) => fetchText(url, signal),
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
    // The document's language may differ from the interface's.
    <div className={classes.document} dir="auto">
      {isError ? (
        <ErrorState message={errorCodeText('route_not_found')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <Markdown components={elements}>{data}</Markdown>
        </Suspense>
      )}
    </div>
  );
}

/** Links within the app don't reload it, and images load as they approach the viewport. */
const elements = {
  a: ({ href = '', children }: { href?: string | undefined; children?: ReactNode }) =>
    href.startsWith('/') ? (
      <Anchor component={Link} to={href} td="underline">
        {children}
      </Anchor>
    ) : (
      <Anchor href={href} td="underline">
        {children}
      </Anchor>
    ),
  img: ({ src, alt = '' }: { src?: string | undefined; alt?: string | undefined }) => (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      display="block"
      maw="100%"
      my="md"
      bd="1px solid var(--glossa-line)"
    />
  ),
};
