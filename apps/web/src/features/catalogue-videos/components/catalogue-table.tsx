import type { CatalogueSort } from '@glossa/contract/catalogue-videos';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { firstDirection } from '@/domain/manage/content-view.ts';
import { ManageTable } from '@/domain/manage/manage-table.tsx';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';

const columns: readonly {
  name: 'video' | 'status' | 'language' | 'sales' | Exclude<CatalogueSort, 'title'>;
  sort?: CatalogueSort;
  figure?: true;
}[] = [
  { name: 'video', sort: 'title' },
  { name: 'status' },
  { name: 'language' },
  { name: 'price', sort: 'price', figure: true },
  { name: 'sales', figure: true },
  { name: 'views', sort: 'views', figure: true },
  { name: 'duration', sort: 'duration', figure: true },
  { name: 'uploadDate', sort: 'uploadDate' },
];

export function CatalogueTable({
  view,
  onChange,
  children,
  ...table
}: {
  view: CatalogueView;
  stale: boolean;
  chosen: number;
  total: number;
  rows: RefObject<HTMLTableSectionElement | null>;
  onChange: ChangeView;
  onAll: (all: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('catalogue');
  return (
    <ManageTable
      {...table}
      texts={{ list: t('list'), choose: t('select_page'), actions: t('columns.actions') }}
      columns={columns.map((column) => ({ ...column, label: t(`columns.${column.name}`) }))}
      order={view}
      firstDirection={firstDirection}
      onOrder={onChange}
    >
      {children}
    </ManageTable>
  );
}
