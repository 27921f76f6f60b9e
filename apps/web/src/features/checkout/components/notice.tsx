import type { ReactNode } from 'react';

import classes from './notice.module.css';

/** A notice or error for the buyer, announced when it appears. */
export const Notice = ({
  tone,
  title,
  children,
}: {
  tone: 'danger' | 'warning';
  title?: string;
  children: ReactNode;
}) => (
  <div className={classes.root} data-tone={tone} role={tone === 'danger' ? 'alert' : 'note'}>
    {title !== undefined && <strong>{title}</strong>}
    <span>{children}</span>
  </div>
);
