import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Card } from '@/ui/layout/card.tsx';
import boxClasses from './selection-checkbox.module.css';
import classes from './manage-table.module.css';
import type { Direction, SortOrder } from './sort-order.ts';

/** A column's header, sortable if it has a `sort`; `isNumeric` marks columns of numbers. */
export interface ColumnHeader<Sort extends string> {
  name: string;
  label: string;
  sort?: Sort | undefined;
  isNumeric?: boolean | undefined;
}

/** The table of a managed list; its header sorts the rows and selects all on the page. */
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
  columns: readonly ColumnHeader<Sort>[];
  order: SortOrder<Sort>;
  /** Whether newer rows are loading. */
  stale: boolean;
  /** The number of selected rows, and of all rows on the page. */
  chosen: number;
  total: number;
  rows: RefObject<HTMLTableSectionElement | null>;
  /** Returns the direction that a sort order starts with. */
  firstDirection: (sort: Sort) => Direction;
  onOrder: (order: SortOrder<Sort>) => void;
  /** Selects or deselects all rows on the page. */
  onAll: (all: boolean) => void;
  children: ReactNode;
}) {
  const selectAll = useRef<HTMLInputElement>(null);
  const isIndeterminate = chosen > 0 && chosen < total;
  useEffect(() => {
    if (selectAll.current) selectAll.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <Card p={0} className={`dimmed-when-busy ${classes.frame}`} aria-busy={stale}>
      <table className={classes.table} aria-label={texts.list}>
        <thead>
          <tr>
            <th className={classes.choose}>
              <label className={boxClasses.root}>
                <input
                  ref={selectAll}
                  type="checkbox"
                  aria-label={texts.choose}
                  checked={chosen === total}
                  onChange={() => onAll(chosen < total)}
                />
              </label>
            </th>
            {columns.map(({ name, label, sort, isNumeric }) => {
              const className = isNumeric === true ? classes.figure : undefined;
              return sort === undefined ? (
                <th key={name} scope="col" className={className}>
                  {label}
                </th>
              ) : (
                <SortHeader
                  key={name}
                  className={className}
                  label={label}
                  sort={sort}
                  order={order}
                  firstDirection={firstDirection(sort)}
                  onOrder={onOrder}
                />
              );
            })}
            <th className={classes.menu}>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>{children}</tbody>
      </table>
    </Card>
  );
}

/** A column header; a click sorts by the column, a second one reverses the direction. */
function SortHeader<Sort extends string>({
  className,
  label,
  sort,
  order,
  firstDirection,
  onOrder,
}: {
  className: string | undefined;
  label: string;
  sort: Sort;
  order: SortOrder<Sort>;
  firstDirection: Direction;
  onOrder: (order: SortOrder<Sort>) => void;
}) {
  const isUsed = order.sort === sort;
  const isAscending = (isUsed ? order.direction : firstDirection) === 'asc';
  const Arrow = isAscending ? IconArrowUp : IconArrowDown;
  const reversed = isAscending ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isUsed ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        data-used={isUsed || undefined}
        onClick={() => onOrder({ sort, direction: isUsed ? reversed : firstDirection })}
      >
        {label}
        <Arrow size={14} stroke={2} aria-hidden="true" />
      </button>
    </th>
  );
}
