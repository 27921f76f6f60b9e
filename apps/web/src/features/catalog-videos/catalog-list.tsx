import { changeCatalogVideos, listCatalogVideos } from '@glossa/contract/catalog-videos';
import type { CatalogAction, CatalogSort, CatalogVideo } from '@glossa/contract/catalog-videos';
import { Menu } from '@mantine/core';
import {
  IconBadgeCc,
  IconEyeOff,
  IconPlayerPlay,
  IconTrash,
  IconVocabulary,
  IconWorldUpload,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ContentList } from '@/domain/content/manage/content-list.tsx';
import { ContentMenu, menuIcon } from '@/domain/content/manage/content-menu.tsx';
import { ContentStatus } from '@/domain/content/manage/content-status.tsx';
import { useBulkActions } from '@/domain/content/manage/use-bulk-actions.ts';
import type { SortOrder } from '@/domain/manage/sort-order.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { watchPath } from '@/domain/paths/entry-paths.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { formatClock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { VideoName } from './video-name.tsx';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

const bulkActions = [
  { action: 'publish', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'remove', Icon: IconTrash },
] as const;

const inverse = {
  publish: 'draft',
  draft: 'publish',
  remove: 'restore',
  restore: 'remove',
} as const satisfies Record<CatalogAction, CatalogAction>;

/** A page of catalog videos, with single and bulk actions. */
export function CatalogList({
  videos,
  order,
  stale,
  onOrder,
}: {
  videos: readonly CatalogVideo[];
  order: SortOrder<CatalogSort>;
  stale: boolean;
  onOrder: (order: SortOrder<CatalogSort>) => void;
}) {
  const { t } = useTranslation(['catalogue', 'common', 'videos']);
  const format = useFormat();
  const money = useMoney();
  const act = useCatalogActions();
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'preview'; video: CatalogVideo }>();
  const edit = (video: CatalogVideo) => setDialog({ kind: 'edit', video });
  const preview = (video: CatalogVideo) => setDialog({ kind: 'preview', video });
  const close = () => setDialog(undefined);
  const renderQuality = ({ quality }: CatalogVideo) => <bdi>{quality.replace('k', 'K')}</bdi>;
  const columnLabels = t('columns', { returnObjects: true });
  return (
    <>
      <ContentList
        items={videos}
        texts={{
          list: t('list'),
          selection: t('videos:select.bar'),
          keys: t('keys', { returnObjects: true }),
        }}
        labels={{ ...columnLabels, name: columnLabels.video }}
        order={order}
        stale={stale}
        renderName={(video) => (
          <VideoName video={video} onEdit={() => edit(video)} onPreview={() => preview(video)} />
        )}
        renderStatus={(video) => <VideoStatus video={video} />}
        columns={[
          {
            name: 'sales',
            label: columnLabels.sales,
            isNumeric: true,
            renderCell: ({ salesCount }) => format.number(salesCount),
            renderNote: (video) => <bdi>{money(video.revenue, video.money.currency)}</bdi>,
          },
          {
            name: 'views',
            label: columnLabels.views,
            sort: 'views',
            isNumeric: true,
            renderCell: ({ views }) => format.number(views),
          },
          {
            name: 'duration',
            label: columnLabels.duration,
            sort: 'duration',
            isNumeric: true,
            renderCell: ({ duration }) =>
              duration === null ? t('common:none') : <bdi>{formatClock(duration)}</bdi>,
            renderNote: (video) => (
              <>
                {video.subtitles !== null && (
                  <IconBadgeCc
                    size={16}
                    stroke={1.6}
                    role="img"
                    aria-label={t(`subtitles.${video.subtitles}`)}
                    title={t(`subtitles.${video.subtitles}`)}
                  />
                )}
                {renderQuality(video)}
              </>
            ),
          },
        ]}
        renderFacts={(video) => (
          <>
            {video.duration !== null && (
              <li>
                <bdi>{formatClock(video.duration)}</bdi>
              </li>
            )}
            <li>{renderQuality(video)}</li>
            <li>{t('sales', { count: video.salesCount })}</li>
            <li>{t('views', { count: video.views })}</li>
          </>
        )}
        renderMenu={(video) => (
          <VideoMenu
            video={video}
            onEdit={() => edit(video)}
            onPreview={() => preview(video)}
            onAction={(action) => void act(action, [video.id])}
          />
        )}
        actions={bulkActions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
        onOrder={onOrder}
        onRemove={({ id }) => void act('remove', [id])}
        onAction={act}
      />
      <Suspense fallback={null}>
        {dialog?.kind === 'edit' && <EditDialog video={dialog.video} onClose={close} />}
        {dialog?.kind === 'preview' && <PreviewDialog video={dialog.video} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Publishes, unpublishes, deletes and restores videos. */
function useCatalogActions() {
  const { t } = useTranslation('catalogue');
  const texts = (action: CatalogAction) => ({
    done: (count: number) => t(`outcome.${action}`, { count }),
    failed: (count: number) => t(`outcome.${action}_failed`, { count }),
  });
  return useBulkActions({
    list: listCatalogVideos,
    send: async (action: CatalogAction, ids) =>
      (await call(changeCatalogVideos, { body: { ids: [...ids], action } })).results,
    inverseOf: (action) => inverse[action],
    texts,
    undoTexts: (action) => texts(inverse[action]),
    reasonOf: (code) => (code === 'video_not_ready' ? t('reasons.processing') : errorCodeText(code)),
  });
}

function VideoStatus({ video: { title, status, progress, stage } }: { video: CatalogVideo }) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const format = useFormat();
  const percent = progress ?? 0;
  const stageName = t(`videos:stage.${stage ?? 'waiting'}`);
  return (
    <ContentStatus
      badges={[{ status, label: t(`status.${status}`) }]}
      progress={
        status === 'processing'
          ? {
              percent,
              label: t('videos:card.processing_of', { title }),
              stage: stageName,
              valueText: t('videos:card.processing_state', {
                percent: format.percent(percent / 100),
                stage: stageName,
              }),
            }
          : undefined
      }
    />
  );
}

function VideoMenu({
  video: { id, title, status, file, isOwn },
  onPreview,
  onEdit,
  onAction,
}: {
  video: CatalogVideo;
  onPreview: () => void;
  onEdit: () => void;
  onAction: (action: CatalogAction) => void;
}) {
  const { t } = useTranslation('catalogue');
  const userIsLearner = isLearner(useUser());
  const isReady = status === 'published' || status === 'draft';
  return (
    <ContentMenu title={title} onEdit={onEdit} onRemove={() => onAction('remove')}>
      {file !== null && (
        <Menu.Item leftSection={<IconPlayerPlay {...menuIcon} />} onClick={onPreview}>
          {t('menu.preview')}
        </Menu.Item>
      )}
      {isReady && isOwn && userIsLearner && (
        <Menu.Item component={Link} to={watchPath(id)} leftSection={<IconVocabulary {...menuIcon} />}>
          {t('menu.watch')}
        </Menu.Item>
      )}
      {status === 'draft' && (
        <Menu.Item leftSection={<IconWorldUpload {...menuIcon} />} onClick={() => onAction('publish')}>
          {t('actions.publish')}
        </Menu.Item>
      )}
      {status === 'published' && (
        <Menu.Item leftSection={<IconEyeOff {...menuIcon} />} onClick={() => onAction('draft')}>
          {t('actions.draft')}
        </Menu.Item>
      )}
    </ContentMenu>
  );
}
