import type { ReactNode } from 'react';

import classes from './form-group.module.css';

/** Fields that belong together, under their name, in two columns where there is room. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.root}>
    <legend className={classes.title}>{title}</legend>
    <div className={classes.fields}>{children}</div>
  </fieldset>
);
