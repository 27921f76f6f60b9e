import { rem } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

import classes from './with-aside.module.css';

/** Content with a column beside it; on screens narrower than 992 px, the column is below the content. */
export function WithAside({
  aside,
  actions,
  width = 320,
  isSticky = false,
  children,
}: {
  aside: ReactNode;
  /** Content such as a form's buttons, shown below the main content or, on narrow screens, below the column. */
  actions?: ReactNode;
  /** Pixels. */
  width?: number;
  /** Whether the column stays in view while the content scrolls. */
  isSticky?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.root} style={{ '--aside': rem(width) } as CSSProperties}>
      <div>{children}</div>
      <div className={classes.aside} data-sticky={isSticky || undefined}>
        {aside}
      </div>
      {actions}
    </div>
  );
}
