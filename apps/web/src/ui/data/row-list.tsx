import type { ComponentProps } from 'react';

import classes from './row-list.module.css';

/** A framed list that is a container for its rows' container queries. Dimmed while it is busy. */
export const RowList = ({
  isEdgeToEdge = false,
  ...props
}: ComponentProps<'ul'> & {
  /** Whether the list reaches both edges of the screen on phones. */
  isEdgeToEdge?: boolean;
}) => (
  <ul
    {...props}
    className={`dimmed-when-busy ${classes.list}`}
    data-edge-to-edge={isEdgeToEdge || undefined}
  />
);

/**
 * A row. If it contains a `RowOpener`, a click anywhere on the row opens the item. The row's class defines the columns.
 */
export const Row = ({ className, isOpen = false, ...props }: ComponentProps<'li'> & { isOpen?: boolean }) => (
  <li {...props} className={`${classes.row} ${className}`} data-open={isOpen || undefined} />
);

/** The name of a row, and the button that opens it. */
export const RowOpener = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`covering ${classes.opener}`} />
);
