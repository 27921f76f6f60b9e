import type { ComponentProps, ReactNode } from 'react';

import hidden from './hidden-radio.module.css';
import classes from './option-card.module.css';

/** A radio button or checkbox in the shape of a card, which shows whether it is checked. */
export const OptionCard = ({
  isPlain = false,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  type: 'radio' | 'checkbox';
  /** Whether the card has no frame until it is checked. */
  isPlain?: boolean;
  children: ReactNode;
}) => (
  <label className={classes.card} data-plain={isPlain || undefined}>
    <input {...input} className={hidden.root} />
    {children}
  </label>
);
