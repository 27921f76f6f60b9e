import type { EbookSort } from '@glossa/contract/ebooks';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { firstDirection } from '@/domain/manage/content-view.ts';
import { ManageTable } from '@/domain/manage/manage-table.tsx';
import type { ChangeView, EbooksView } from '../ebooks-view.ts';

const columns: readonly {
  name: 'ebook' | 'status' | 'language' | Exclude<EbookSort, 'title'>;
  sort?: EbookSort;
  figure?: true;
}[] = [
  { name: 'ebook', sort: 'title' },
  { name: 'status' },
  { name: 'language' },
  { name: 'price', sort: 'price', figure: true },
  { name: 'downloads', sort: 'downloads', figure: true },
  { name: 'sales', sort: 'sales', figure: true },
  { name: 'revenue', sort: 'revenue', figure: true },
  { name: 'uploadDate', sort: 'uploadDate' },
];

export function EbooksTable({
  view,
  onChange,
  children,
  ...table
}: {
  view: EbooksView;
  stale: boolean;
  chosen: number;
  total: number;
  rows: RefObject<HTMLTableSectionElement | null>;
  onChange: ChangeView;
  onAll: (all: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation(['ebooks', 'catalogue']);
  return (
    <ManageTable
      {...table}
      texts={{
        list: t('list'),
        choose: t('catalogue:select_page'),
        actions: t('catalogue:columns.actions'),
      }}
      columns={columns.map((column) => ({ ...column, label: t(`columns.${column.name}`) }))}
      order={view}
      firstDirection={firstDirection}
      onOrder={onChange}
    >
      {children}
    </ManageTable>
  );
}
