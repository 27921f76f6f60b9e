import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import classes from './manage-table.module.css';
import { SortHeader, type Order } from './sort-header.tsx';

/** A column of a table by which it may be put in order; `figure` for numbers. */
export interface Column<Sort extends string> {
  name: string;
  label: string;
  sort?: Sort | undefined;
  figure?: boolean | undefined;
}

/** The head of a table of content, by which it is put in order and all its rows are chosen, and its rows. */
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
  /** Name of the table, of choosing all of the page, and of the column of what can be done. */
  texts: { list: string; choose: string; actions: string };
  columns: readonly Column<Sort>[];
  order: Order<Sort>;
  /** Newer rows are on their way. */
  stale: boolean;
  /** Rows that are chosen, of all on the page. */
  chosen: number;
  total: number;
  rows: RefObject<HTMLTableSectionElement | null>;
  firstDirection: (sort: Sort) => 'asc' | 'desc';
  onOrder: (order: Order<Sort>) => void;
  /** All rows of the page, or none. */
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
