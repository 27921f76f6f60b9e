import { Fragment } from 'react';
import type { ReactNode } from 'react';

import classes from './definition-list.module.css';

/** Names and values in two columns, stacked on phones. Rows without a value are left out. */
export function DefinitionList({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.list}>
      {rows
        .filter(({ value }) => value !== undefined && value !== null)
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
