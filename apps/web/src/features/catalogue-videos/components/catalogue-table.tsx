import type { CatalogueSort } from '@glossa/contract/catalogue-videos';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { CatalogueView, ChangeView } from '../catalogue-view.ts';
import classes from './catalogue-table.module.css';
import { SortHeader } from './sort-header.tsx';

const columns: readonly {
  name: 'video' | 'status' | 'language' | Exclude<CatalogueSort, 'title'>;
  sort?: CatalogueSort;
  figure?: true;
}[] = [
  { name: 'video', sort: 'title' },
  { name: 'status' },
  { name: 'language' },
  { name: 'price', sort: 'price', figure: true },
  { name: 'views', sort: 'views', figure: true },
  { name: 'duration', sort: 'duration', figure: true },
  { name: 'uploadDate', sort: 'uploadDate' },
];

/** The head of the table, by which it is put in order, and its rows. */
export function CatalogueTable({
  view,
  stale,
  chosen,
  total,
  rows,
  onChange,
  onAll,
  children,
}: {
  view: CatalogueView;
  /** Newer rows are on their way. */
  stale: boolean;
  /** Rows that are chosen, of all on the page. */
  chosen: number;
  total: number;
  rows: RefObject<HTMLTableSectionElement | null>;
  onChange: ChangeView;
  /** All rows of the page, or none. */
  onAll: (all: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('catalogue');
  const all = useRef<HTMLInputElement>(null);
  const isPartly = chosen > 0 && chosen < total;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <div className={classes.frame} aria-busy={stale}>
      <table className={classes.table} aria-label={t('list')}>
        <thead>
          <tr>
            <th className={classes.choose}>
              <label>
                <input
                  ref={all}
                  type="checkbox"
                  aria-label={t('select_page')}
                  checked={chosen === total}
                  onChange={() => onAll(chosen < total)}
                />
              </label>
            </th>
            {columns.map(({ name, sort, figure }) => (
              <SortHeader
                key={name}
                label={t(`columns.${name}`)}
                sort={sort}
                figure={figure === true}
                view={view}
                onChange={onChange}
              />
            ))}
            <th className={classes.menu}>
              <span className={classes.hidden}>{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>{children}</tbody>
      </table>
    </div>
  );
}
