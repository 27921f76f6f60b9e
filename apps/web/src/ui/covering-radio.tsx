import type { ComponentProps } from 'react';

import classes from './covering-radio.module.css';

/** A radio button that lies unseen over the whole of its label, which shows its state and has a position. */
export function CoveringRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={classes.root} />;
}
