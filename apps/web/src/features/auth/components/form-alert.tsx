import type { ReactNode } from 'react';

import classes from './form-alert.module.css';

/** An error about a form as a whole, announced when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p className={classes.alert} role="alert">
      {children}
    </p>
  );
}
