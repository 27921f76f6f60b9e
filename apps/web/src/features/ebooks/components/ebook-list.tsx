import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import type { EbookAction } from '@glossa/contract/bulk-ebooks';
import { listEbooks } from '@glossa/contract/ebooks';
import type { Ebook, EbookSort, EbookStatus as Status } from '@glossa/contract/ebooks';
import { Box, Group, Menu } from '@mantine/core';
import {
  IconArchive,
  IconEyeOff,
  IconFileUpload,
  IconHeadphones,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ContentList } from '@/domain/content/manage/content-list.tsx';
import { ContentMenu, menuIcon } from '@/domain/content/manage/content-menu.tsx';
import { ContentName } from '@/domain/content/manage/content-name.tsx';
import { useBulkActions } from '@/domain/content/manage/use-bulk-actions.ts';
import { ProductCover } from '@/domain/covers/product-cover.tsx';
import type { SortOrder } from '@/domain/manage/sort-order.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { call } from '@/lib/api/client.ts';
import { formatClock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { EbookStatus } from './ebook-status.tsx';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const FileDialog = lazy(async () => ({ default: (await import('./file-dialog.tsx')).FileDialog }));
const TracksDialog = lazy(async () => ({ default: (await import('./tracks-dialog.tsx')).TracksDialog }));

const bulkActions = [
  { action: 'publish', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'archive', Icon: IconArchive },
  { action: 'remove', Icon: IconTrash },
] as const;

/** A page of ebooks and audio courses, with single and bulk actions. */
export function EbookList({
  ebooks,
  order,
  stale,
  onOrder,
}: {
  ebooks: readonly Ebook[];
  order: SortOrder<EbookSort>;
  stale: boolean;
  onOrder: (order: SortOrder<EbookSort>) => void;
}) {
  const { t } = useTranslation('ebooks');
  const format = useFormat();
  const money = useMoney();
  const act = useEbookActions();
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'file' | 'tracks'; ebook: Ebook }>();
  const close = () => setDialog(undefined);
  const renderRevenue = (ebook: Ebook) => <bdi>{money(ebook.revenue, ebook.money.currency)}</bdi>;
  const columnLabels = t('columns', { returnObjects: true });
  return (
    <>
      <ContentList
        items={ebooks}
        texts={{ list: t('list'), selection: t('selected'), keys: t('keys', { returnObjects: true }) }}
        labels={{ ...columnLabels, name: columnLabels.ebook }}
        order={order}
        stale={stale}
        renderName={(ebook) => <EbookName ebook={ebook} onEdit={() => setDialog({ kind: 'edit', ebook })} />}
        renderStatus={(ebook) => <EbookStatus ebook={ebook} />}
        renderPriceNote={({ discountPercentage }) =>
          discountPercentage > 0 && t('discount', { percent: format.percent(discountPercentage / 100) })
        }
        columns={[
          {
            name: 'downloads',
            label: columnLabels.downloads,
            sort: 'downloads',
            isNumeric: true,
            renderCell: ({ downloadCount }) => format.number(downloadCount),
          },
          {
            name: 'sales',
            label: columnLabels.sales,
            sort: 'sales',
            isNumeric: true,
            renderCell: ({ salesCount }) => format.number(salesCount),
          },
          {
            name: 'revenue',
            label: columnLabels.revenue,
            sort: 'revenue',
            isNumeric: true,
            renderCell: renderRevenue,
          },
        ]}
        renderFacts={(ebook) => (
          <>
            <li>{t('downloads', { count: ebook.downloadCount })}</li>
            <li>{t('sales', { count: ebook.salesCount })}</li>
            <li>{renderRevenue(ebook)}</li>
          </>
        )}
        renderMenu={(ebook) => (
          <EbookMenu
            ebook={ebook}
            onOpen={(kind) => setDialog({ kind, ebook })}
            onAction={(action) => void act(action, [ebook.id])}
          />
        )}
        actions={bulkActions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
        onOrder={onOrder}
        onRemove={({ id }) => void act('remove', [id])}
        onAction={act}
      />
      <Suspense fallback={null}>
        {dialog?.kind === 'edit' && <EditDialog ebook={dialog.ebook} onClose={close} />}
        {dialog?.kind === 'tracks' && <TracksDialog course={dialog.ebook} onClose={close} />}
        {dialog?.kind === 'file' && <FileDialog ebook={dialog.ebook} onClose={close} />}
      </Suspense>
    </>
  );
}

const statusActions: Record<Status, EbookAction> = {
  draft: 'draft',
  published: 'publish',
  archived: 'archive',
};

/** Publishes, unpublishes, archives, deletes and restores ebooks. */
function useEbookActions() {
  const { t } = useTranslation('ebooks');
  return useBulkActions({
    list: listEbooks,
    send: async (action: EbookAction, ids) =>
      (await call(changeEbooks, { body: { ids: [...ids], action } })).results,
    inverseOf: (action, { before }) =>
      action === 'remove' ? 'restore' : action === 'restore' ? 'remove' : statusActions[before ?? 'draft'],
    texts: (action) => ({
      done: (count) => t(`outcome.${action}`, { count }),
      failed: (count) => t('outcome.failed', { count }),
    }),
    undoTexts: () => ({
      done: (count) => t('undone', { count }),
      failed: (count) => t('undo_failed', { count }),
    }),
  });
}

/** Cover, title and author of an ebook, and the length of its audio. The title opens its details. */
function EbookName({ ebook, onEdit }: { ebook: Ebook; onEdit: () => void }) {
  const { t } = useTranslation('ebooks');
  return (
    <ContentName
      content={ebook}
      cover={
        <Box component="span" display="block" w={40}>
          <ProductCover product={ebook} />
        </Box>
      }
      below={
        ebook.type === 'audio' && (
          <Group component="span" gap="2px 8px" fz={13} c="dimmed">
            <IconHeadphones size={16} stroke={1.6} aria-label={t('kind.audio')} />
            <bdi>{ebook.author}</bdi>
            <span>{t('tracks.count', { count: ebook.trackCount })}</span>
            {ebook.duration !== null && <bdi>{formatClock(ebook.duration)}</bdi>}
          </Group>
        )
      }
      onEdit={onEdit}
    />
  );
}

function EbookMenu({
  ebook: { type, title, status, preparation, trackCount },
  onOpen,
  onAction,
}: {
  ebook: Ebook;
  onOpen: (dialog: 'edit' | 'file' | 'tracks') => void;
  onAction: (action: EbookAction) => void;
}) {
  const { t } = useTranslation('ebooks');
  const isReady = preparation === 'ready' && (type === 'text' || trackCount > 0);
  return (
    <ContentMenu title={title} onEdit={() => onOpen('edit')} onRemove={() => onAction('remove')}>
      <Menu.Item leftSection={<IconFileUpload {...menuIcon} />} onClick={() => onOpen('file')}>
        {t(type === 'audio' ? 'menu.text_file' : 'menu.file')}
      </Menu.Item>
      {type === 'audio' && (
        <Menu.Item leftSection={<IconHeadphones {...menuIcon} />} onClick={() => onOpen('tracks')}>
          {t('tracks.label')}
        </Menu.Item>
      )}
      {status !== 'published' && isReady && (
        <Menu.Item leftSection={<IconWorldUpload {...menuIcon} />} onClick={() => onAction('publish')}>
          {t('actions.publish')}
        </Menu.Item>
      )}
      {status !== 'draft' && (
        <Menu.Item leftSection={<IconEyeOff {...menuIcon} />} onClick={() => onAction('draft')}>
          {t('actions.draft')}
        </Menu.Item>
      )}
      {status !== 'archived' && (
        <Menu.Item leftSection={<IconArchive {...menuIcon} />} onClick={() => onAction('archive')}>
          {t('actions.archive')}
        </Menu.Item>
      )}
    </ContentMenu>
  );
}
