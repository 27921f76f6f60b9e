import type { ReactNode } from 'react';

import classes from './notice.module.css';

/** Something that the buyer must know, or that went wrong; said when it appears. */
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
