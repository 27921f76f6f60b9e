import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './panel.module.css';

/** A part of a page of figures: a card with its heading, and what can be chosen or done at the end side. */
export function Panel({
  title,
  help,
  actions,
  children,
}: {
  title: string;
  /** What is counted, in one line. */
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
