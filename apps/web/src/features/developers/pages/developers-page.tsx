import { getSchema } from '@glossa/contract/schema';
import { Button } from '@mantine/core';
import { IconBraces, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useShortcutListener } from '@/lib/shortcuts/use-shortcuts.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { PublicHeader } from '@/ui/layout/public-header.tsx';
import { Guide } from '../components/guide.tsx';
import { RouteDetails } from '../components/route-details.tsx';
import { RouteList } from '../components/route-list.tsx';
import { useDevelopersUrl } from '../hooks/use-developers-url.ts';
import { groupRoutes } from '../model/routes.ts';
import classes from './developers-page.module.css';

const documentUrl = '/api/schema/';

/** /developers and /developers/OPERATION: the HTTP API for developers. */
export function DevelopersPage() {
  const { t } = useTranslation('developers');
  usePageTitle(t('title'));
  useShortcutListener();
  const { document, groups, error, refetch } = useApiDocument();
  const url = useDevelopersUrl();
  const { operation, pathTo } = url;
  const route = groups.flatMap(({ routes }) => routes).find(({ id }) => id === operation);
  return (
    <PageLayout>
      <PublicHeader back={t('back')} />
      <main data-open={operation !== undefined || undefined} className={classes.main}>
        <PageHeader
          title={t('title')}
          help={t('help')}
          hasWideActions
          actions={
            <>
              <Button
                component="a"
                href={documentUrl}
                variant="default"
                leftSection={<IconBraces size={18} />}
              >
                {t('raw')}
              </Button>
              <Button
                component="a"
                href={documentUrl}
                download="glossa-openapi.json"
                variant="default"
                leftSection={<IconDownload size={18} />}
              >
                {t('download')}
              </Button>
            </>
          }
        />
        {error && !document ? (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        ) : !document ? (
          <LoadingRows count={8} height={44} gap={12} />
        ) : (
          <div className={classes.columns}>
            <div className={classes.list}>
              <RouteList groups={groups} url={url} />
            </div>
            {operation === undefined ? (
              <Guide />
            ) : route ? (
              <RouteDetails route={route} document={document} listPath={pathTo()} />
            ) : (
              <RouteNotFound name={operation} listPath={pathTo()} />
            )}
          </div>
        )}
      </main>
    </PageLayout>
  );
}

/** Shown when the URL names an unknown or removed route. */
function RouteNotFound({ name, listPath }: { name: string; listPath: string }) {
  const { t } = useTranslation('developers');
  return (
    <EmptyState
      drawing="search"
      title={t('missing', { name })}
      message={t('missing_help')}
      action={
        <Button component={Link} to={listPath} variant="default">
          {t('all_routes')}
        </Button>
      }
    />
  );
}

/** Returns the OpenAPI document, cached while the page is open, and its route groups. */
function useApiDocument() {
  const {
    data: document,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getSchema, {}),
    staleTime: Infinity,
  });
  const groups = useMemo(() => (document ? groupRoutes(document) : []), [document]);
  return { document, groups, error, refetch };
}
