import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './word-part.module.css';

/** A section of a word's details with a subtle heading. */
export function WordPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h3 id={heading} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
