import type { ReactNode } from 'react';

import classes from './data-table.module.css';

/** A column; numeric columns are aligned to the end. */
interface Column {
  name: string;
  isNumber?: boolean;
}

/** Frames a table and makes it scroll when it does not fit. Cells with `data-number` are aligned to the end. */
export function TableFrame({
  label,
  maxHeight,
  children,
}: {
  /** Name of the table, for screen readers. */
  label: string;
  /** Pixels. */
  maxHeight?: number;
  children: ReactNode;
}) {
  // Keyboard users must be able to focus the table to scroll it.
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={classes.frame} style={{ maxBlockSize: maxHeight }} {...region}>
      {children}
    </div>
  );
}

/** A table of statistics; the first cell of a row is its header. It scrolls sideways when it does not fit. */
export function DataTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <TableFrame label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" data-number={isNumber || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.name} data-number={columns[index + 1]?.isNumber || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
