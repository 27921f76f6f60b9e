import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import classes from './manage-table.module.css';
import { SortHeader, type Order } from './sort-header.tsx';

/** A table column, sortable if it has a `sort`; `figure` marks numbers. */
export interface Column<Sort extends string> {
  name: string;
  label: string;
  sort?: Sort | undefined;
  figure?: boolean | undefined;
}

/** A content table; its header sorts the rows and selects all on the page. */
export function ManageTable<Sort extends string>({
  texts,
  columns,
  order,
  stale,
  chosen,
  total,
  rows,
  firstDirection,
  onOrder,
  onAll,
  children,
}: {
  /** Labels of the table, the select-all checkbox and the actions column. */
  texts: { list: string; choose: string; actions: string };
  columns: readonly Column<Sort>[];
  order: Order<Sort>;
  /** Whether newer rows are loading. */
  stale: boolean;
  /** The number of selected rows, and of all rows on the page. */
  chosen: number;
  total: number;
  rows: RefObject<HTMLTableSectionElement | null>;
  firstDirection: (sort: Sort) => 'asc' | 'desc';
  onOrder: (order: Order<Sort>) => void;
  /** Selects or deselects all rows on the page. */
  onAll: (all: boolean) => void;
  children: ReactNode;
}) {
  const all = useRef<HTMLInputElement>(null);
  const isPartly = chosen > 0 && chosen < total;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <div className={classes.frame} aria-busy={stale}>
      <table className={classes.table} aria-label={texts.list}>
        <thead>
          <tr>
            <th className={classes.choose}>
              <label>
                <input
                  ref={all}
                  type="checkbox"
                  aria-label={texts.choose}
                  checked={chosen === total}
                  onChange={() => onAll(chosen < total)}
                />
              </label>
            </th>
            {columns.map(({ name, label, sort, figure }) => (
              <SortHeader
                key={name}
                label={label}
                sort={sort}
                figure={figure === true}
                order={order}
                firstDirection={firstDirection}
                onOrder={onOrder}
              />
            ))}
            <th className={classes.menu}>
              <span className={classes.hidden}>{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>{children}</tbody>
      </table>
    </div>
  );
}
