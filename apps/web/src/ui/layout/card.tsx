import { Box } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import type { ComponentProps } from 'react';

import classes from './card.module.css';

/** A framed surface with a padding of `md`. Takes Mantine's style props, and `component` for another element. */
export function Card({
  component = 'div',
  className = '',
  ...props
}: BoxProps &
  Omit<ComponentProps<'section'>, keyof BoxProps | 'ref'> & {
    component?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'dl';
  }) {
  return <Box component={component as 'div'} {...props} className={`${classes.card} ${className}`} />;
}
