import type { ComponentProps } from 'react';

import classes from './row-list.module.css';

/** Rows in a frame. They can be laid out by its width, of which it is the container. */
export const RowList = (props: ComponentProps<'ul'>) => <ul {...props} className={classes.list} />;

/** A row of which every place opens the thing; it has a `RowOpener`, and columns by its class. */
export const Row = ({ className, isOpen = false, ...props }: ComponentProps<'li'> & { isOpen?: boolean }) => (
  <li {...props} className={`${classes.row} ${className}`} data-open={isOpen || undefined} />
);

/** The name of a row, which opens it. */
export const RowOpener = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={classes.opener} />
);
