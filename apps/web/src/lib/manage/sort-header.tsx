import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

import classes from './manage-table.module.css';

/** By what a list is put in order. */
export interface Order<Sort extends string> {
  sort: Sort;
  direction: 'asc' | 'desc';
}

/** The head of a column; a click puts the list in its order, a second one turns that round. */
export function SortHeader<Sort extends string>({
  label,
  sort,
  figure,
  order,
  firstDirection,
  onOrder,
}: {
  label: string;
  /** Undefined for a column without an order. */
  sort: Sort | undefined;
  figure: boolean;
  order: Order<Sort>;
  /** The direction in which an order is asked for first. */
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
