import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

import classes from './manage-table.module.css';

/** A list's sort order. */
export interface Order<Sort extends string> {
  sort: Sort;
  direction: 'asc' | 'desc';
}

/** A column header; a click sorts by the column, a second one reverses the direction. */
export function SortHeader<Sort extends string>({
  label,
  sort,
  figure,
  order,
  firstDirection,
  onOrder,
}: {
  label: string;
  /** Undefined for a column that cannot be sorted. */
  sort: Sort | undefined;
  figure: boolean;
  order: Order<Sort>;
  /** Returns the direction that a sort order starts with. */
  firstDirection: (sort: Sort) => 'asc' | 'desc';
  onOrder: (order: Order<Sort>) => void;
}) {
  const className = figure ? classes.figure : undefined;
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const isUp = order.direction === 'asc';
  const isUsed = order.sort === sort;
  const Arrow = (isUsed ? isUp : firstDirection(sort) === 'asc') ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isUsed ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        data-used={isUsed || undefined}
        onClick={() => onOrder({ sort, direction: isUsed ? (isUp ? 'desc' : 'asc') : firstDirection(sort) })}
      >
        {label}
        <Arrow size={14} stroke={2} aria-hidden="true" />
      </button>
    </th>
  );
}
