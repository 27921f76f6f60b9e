import type { CatalogueSort } from '@glossa/contract/catalogue-videos';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

import { firstDirection } from '../catalogue-view.ts';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';
import classes from './catalogue-table.module.css';

/** The head of a column; a click puts the list in its order, a second one turns that round. */
export function SortHeader({
  label,
  sort,
  figure,
  view,
  onChange,
}: {
  label: string;
  /** Undefined for a column without an order. */
  sort: CatalogueSort | undefined;
  figure: boolean;
  view: CatalogueView;
  onChange: ChangeView;
}) {
  const className = figure ? classes.figure : undefined;
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const isUp = view.direction === 'asc';
  const isUsed = view.sort === sort;
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
        onClick={() => onChange({ sort, direction: isUsed ? (isUp ? 'desc' : 'asc') : firstDirection(sort) })}
      >
        {label}
        <Arrow size={14} stroke={2} aria-hidden="true" />
      </button>
    </th>
  );
}
