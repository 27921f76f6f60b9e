import { ApiError } from '@glossa/contract/client';
import { getListening } from '@glossa/contract/listening';
import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconBook } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { useWaiver } from '@/domain/purchases/use-waiver.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { AudioPlayer } from '../components/audio-player.tsx';
import classes from './listen-page.module.css';

/** /marketplace/purchased/:id/listen: the tracks of a purchase. */
export function ListenPage() {
  const { t } = useTranslation('purchases');
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { waive, isWaiving } = useWaiver();
  // Fetch the stored position only once; from then on, playback on this page advances it.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...endpointQuery(getListening, { params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const agree = async () => {
    if (await waive(id)) await refetch();
  };
  usePageTitle(data?.title ?? t('listen.title'));
  useEffect(
    () => () => void client.invalidateQueries({ queryKey: endpointKey(listMarketplacePurchases) }),
    [client],
  );
  const backLink = (
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
  );
  if (error && !data) {
    if (error instanceof ApiError && error.code === 'waiver_required') {
      return (
        <PageLayout>
          <PageHeader title={t('listen.title')} before={backLink} />
          <EmptyState
            drawing="book"
            title={t('waiver.first')}
            message={t('waiver.text')}
            action={
              <Button loading={isWaiving} onClick={() => void agree()}>
                {t('waiver.agree')}
              </Button>
            }
          />
        </PageLayout>
      );
    }
    const isUnavailable = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (
      <PageLayout>
        <PageHeader title={t('listen.title')} before={backLink} />
        {isUnavailable ? (
          <EmptyState drawing="search" title={t('listen.missing')} message={errorText(error)} />
        ) : (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        )}
      </PageLayout>
    );
  }
  if (!data || !isFetchedAfterMount) {
    return (
      <PageLayout>
        <LoadingState>
          <Skeleton height={32} width="50%" mb={24} />
          <Skeleton height={180} radius={12} mb={20} />
          <Skeleton height={240} radius={12} />
        </LoadingState>
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHeader
        title={
          <span lang={data.language} dir="auto">
            {data.title}
          </span>
        }
        help={data.author !== '' && <bdi>{data.author}</bdi>}
        before={backLink}
        actions={
          data.text_id !== null && (
            <Button
              variant="default"
              component={Link}
              to={`/reading/${data.text_id}`}
              leftSection={<IconBook size={18} stroke={1.7} />}
            >
              {t('open.text')}
            </Button>
          )
        }
      />
      <div className={classes.columns}>
        <span className={classes.cover}>
          <ProductCover product={{ ...data, type: 'audio', cover: data.image }} eager />
        </span>
        <AudioPlayer id={id} listening={data} />
      </div>
    </PageLayout>
  );
}
