import type { ReactNode } from 'react';

import classes from './report-section.module.css';

/** A titled section of a report. */
export function ReportSection({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.root}>
      <h3>{title}</h3>
      {help !== undefined && <p>{help}</p>}
      {children}
    </section>
  );
}
