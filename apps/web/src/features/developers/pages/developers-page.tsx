import { Button } from '@mantine/core';
import { IconBraces, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useHearKeys } from '@/lib/shortcuts/use-hear-keys.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { PublicTop } from '@/ui/layout/public-top.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Guide } from '../components/guide.tsx';
import { RouteDetails } from '../components/route-details.tsx';
import { RouteList } from '../components/route-list.tsx';
import { RouteMissing } from '../components/route-missing.tsx';
import { useApiDocument } from '../hooks/use-api-document.ts';
import { usePlace } from '../hooks/use-place.ts';
import classes from './developers-page.module.css';

const documentAddress = '/api/schema/';

/** /developers and /developers/OPERATION: the HTTP API for developers. */
export function DevelopersPage() {
  const { t } = useTranslation('developers');
  usePageTitle(t('title'));
  useHearKeys();
  const { document, rooms, error, refetch } = useApiDocument();
  const place = usePlace();
  const { operation, addressTo } = place;
  const route = rooms.flatMap(({ routes }) => routes).find(({ id }) => id === operation);
  return (
    <PageLayout>
      <PublicTop back={t('back')} />
      <main data-open={operation !== undefined || undefined} className={classes.main}>
        <PageHeader
          title={t('title')}
          help={t('help')}
          isWordy
          actions={
            <>
              <Button
                component="a"
                href={documentAddress}
                variant="default"
                leftSection={<IconBraces size={18} />}
              >
                {t('raw')}
              </Button>
              <Button
                component="a"
                href={documentAddress}
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
              <RouteList rooms={rooms} place={place} />
            </div>
            {operation === undefined ? (
              <Guide />
            ) : route ? (
              <RouteDetails route={route} document={document} listAddress={addressTo()} />
            ) : (
              <RouteMissing name={operation} listAddress={addressTo()} />
            )}
          </div>
        )}
      </main>
    </PageLayout>
  );
}
