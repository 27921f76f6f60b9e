import type { ComponentProps } from 'react';

import classes from './hidden-radio.module.css';

/** An invisible radio button that covers its positioned label; the label shows its state. */
export function HiddenRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={classes.root} />;
}
