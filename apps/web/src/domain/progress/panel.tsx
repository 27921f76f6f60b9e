import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './panel.module.css';

/** A section of a statistics page: a card with its heading, and actions at the end side. */
export function Panel({
  title,
  help,
  actions,
  children,
}: {
  title: string;
  /** One line that explains what is counted. */
  help?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {actions}
      </div>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {children}
    </section>
  );
}
