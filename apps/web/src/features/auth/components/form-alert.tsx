import type { ReactNode } from 'react';

import classes from './form-alert.module.css';

/** What is wrong with a whole form. Read out when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p className={classes.alert} role="alert">
      {children}
    </p>
  );
}
