import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSelection } from '@/ui/hooks/use-selection.ts';
import { useManageKeys } from '@/domain/manage/use-manage-keys.ts';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';
import { useCatalogueActions } from '../hooks/use-catalogue-actions.ts';
import cardClasses from '@/domain/manage/manage-card.module.css';
import { CatalogueBulkBar } from './catalogue-bulk-bar.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { CatalogueRow } from './catalogue-row.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import type { RowProps } from './row-props.ts';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** The videos of a page as a table, or as cards on phones, with single and bulk actions. */
export function CatalogueList({
  videos,
  view,
  stale,
  onChange,
}: {
  videos: readonly CatalogueVideo[];
  view: CatalogueView;
  stale: boolean;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('catalogue');
  const isPhone = useIsPhone();
  const act = useCatalogueActions();
  const selection = useSelection(videos.map(({ id }) => id));
  const [open, setOpen] = useState<{ what: 'edit' | 'preview'; video: CatalogueVideo }>();
  const { chosen } = selection;
  const { table, cards } = useManageKeys(videos, t('keys', { returnObjects: true }), {
    select: (index) => selection.toggle(index, false),
    remove: (video) => void act('remove', [video.id]),
  });
  const propsOf = (video: CatalogueVideo, index: number): RowProps => ({
    video,
    selected: chosen.includes(video.id),
    onSelect: (extend) => selection.toggle(index, extend),
    onPreview: () => setOpen({ what: 'preview', video }),
    onEdit: () => setOpen({ what: 'edit', video }),
    onAct: (action) => void act(action, [video.id]),
  });
  const close = () => setOpen(undefined);
  return (
    <>
      {isPhone ? (
        <ul ref={cards} className={cardClasses.list} aria-label={t('list')} aria-busy={stale}>
          {videos.map((video, index) => (
            <CatalogueCard key={video.id} {...propsOf(video, index)} />
          ))}
        </ul>
      ) : (
        <CatalogueTable
          view={view}
          stale={stale}
          chosen={chosen.length}
          total={videos.length}
          rows={table}
          onChange={onChange}
          onAll={(all) => (all ? selection.all() : selection.none())}
        >
          {videos.map((video, index) => (
            <CatalogueRow key={video.id} {...propsOf(video, index)} />
          ))}
        </CatalogueTable>
      )}
      {chosen.length > 0 && (
        <CatalogueBulkBar
          count={chosen.length}
          total={videos.length}
          onAll={selection.all}
          onNone={selection.none}
          onAct={async (action) => {
            if (await act(action, chosen)) selection.none();
          }}
        />
      )}
      <Suspense fallback={null}>
        {open?.what === 'edit' && <EditDialog video={open.video} onClose={close} />}
        {open?.what === 'preview' && <PreviewDialog video={open.video} onClose={close} />}
      </Suspense>
    </>
  );
}
