import type { ComponentProps } from 'react';

import classes from './row-list.module.css';

/** A framed list of rows, and the container whose width they can query. */
export const RowList = (props: ComponentProps<'ul'>) => <ul {...props} className={classes.list} />;

/** A row that opens its item wherever it is clicked. It contains a `RowOpener`; its class defines the columns. */
export const Row = ({ className, isOpen = false, ...props }: ComponentProps<'li'> & { isOpen?: boolean }) => (
  <li {...props} className={`${classes.row} ${className}`} data-open={isOpen || undefined} />
);

/** The name of a row, and the button that opens it. */
export const RowOpener = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={classes.opener} />
);
