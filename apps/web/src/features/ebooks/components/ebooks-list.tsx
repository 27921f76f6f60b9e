import type { EbookAction } from '@glossa/contract/bulk-ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import { IconArchive, IconEyeOff, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSelection } from '@/ui/hooks/use-selection.ts';
import { BulkBar } from '@/domain/manage/bulk-bar.tsx';
import cardClasses from '@/domain/manage/manage-card.module.css';
import { useManageKeys } from '@/domain/manage/use-manage-keys.ts';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import type { ChangeView, EbooksView } from '../ebooks-view.ts';
import { useEbookActions } from '../hooks/use-ebook-actions.ts';
import { EbookCard } from './ebook-card.tsx';
import { EbookRow } from './ebook-row.tsx';
import { EbooksTable } from './ebooks-table.tsx';
import type { RowProps } from './row-props.ts';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const FileDialog = lazy(async () => ({ default: (await import('./file-dialog.tsx')).FileDialog }));
const TracksDialog = lazy(async () => ({ default: (await import('./tracks-dialog.tsx')).TracksDialog }));

const actions = [
  { action: 'publish', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'archive', Icon: IconArchive },
  { action: 'remove', Icon: IconTrash },
] as const;

/** The ebooks of a page as a table, or as cards on phones, with single and bulk actions. */
export function EbooksList({
  ebooks,
  view,
  stale,
  onChange,
}: {
  ebooks: readonly Ebook[];
  view: EbooksView;
  stale: boolean;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('ebooks');
  const isPhone = useIsPhone();
  const act = useEbookActions();
  const selection = useSelection(ebooks.map(({ id }) => id));
  const [open, setOpen] = useState<{ what: 'edit' | 'file' | 'tracks'; ebook: Ebook }>();
  const { chosen } = selection;
  const { table, cards } = useManageKeys(ebooks, t('keys', { returnObjects: true }), {
    select: (index) => selection.toggle(index, false),
    remove: (ebook) => void act('remove', [ebook.id]),
  });
  const propsOf = (ebook: Ebook, index: number): RowProps => ({
    ebook,
    selected: chosen.includes(ebook.id),
    onSelect: (extend) => selection.toggle(index, extend),
    onEdit: () => setOpen({ what: 'edit', ebook }),
    onFile: () => setOpen({ what: 'file', ebook }),
    onTracks: () => setOpen({ what: 'tracks', ebook }),
    onAct: (action) => void act(action, [ebook.id]),
  });
  const close = () => setOpen(undefined);
  return (
    <>
      {isPhone ? (
        <ul ref={cards} className={cardClasses.list} aria-label={t('list')} aria-busy={stale}>
          {ebooks.map((ebook, index) => (
            <EbookCard key={ebook.id} {...propsOf(ebook, index)} />
          ))}
        </ul>
      ) : (
        <EbooksTable
          view={view}
          stale={stale}
          chosen={chosen.length}
          total={ebooks.length}
          rows={table}
          onChange={onChange}
          onAll={(all) => (all ? selection.all() : selection.none())}
        >
          {ebooks.map((ebook, index) => (
            <EbookRow key={ebook.id} {...propsOf(ebook, index)} />
          ))}
        </EbooksTable>
      )}
      {chosen.length > 0 && (
        <BulkBar<EbookAction>
          label={t('selected')}
          actions={actions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
          count={chosen.length}
          total={ebooks.length}
          onAll={selection.all}
          onNone={selection.none}
          onAct={async (action) => {
            if (await act(action, chosen)) selection.none();
          }}
        />
      )}
      <Suspense fallback={null}>
        {open?.what === 'edit' && <EditDialog ebook={open.ebook} onClose={close} />}
        {open?.what === 'tracks' && <TracksDialog course={open.ebook} onClose={close} />}
        {open?.what === 'file' && <FileDialog ebook={open.ebook} onClose={close} />}
      </Suspense>
    </>
  );
}
