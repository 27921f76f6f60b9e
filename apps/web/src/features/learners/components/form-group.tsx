import type { ReactNode } from 'react';

import classes from './form-group.module.css';

/** A named group of fields, in two columns where there is space. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.root}>
    <legend className={classes.title}>{title}</legend>
    <div className={classes.fields}>{children}</div>
  </fieldset>
);
