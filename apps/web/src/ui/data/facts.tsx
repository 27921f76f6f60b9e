import { Box } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import type { ComponentProps } from 'react';

import classes from './facts.module.css';

/** A row of short facts about an item, muted and smaller than its title; it wraps. */
export function Facts({
  component = 'p',
  isDotted = false,
  className = '',
  ...props
}: BoxProps &
  Omit<ComponentProps<'p'>, keyof BoxProps | 'ref'> & {
    component?: 'p' | 'div' | 'span' | 'ul';
    /** Whether dots separate the facts. */
    isDotted?: boolean;
  }) {
  return (
    <Box
      component={component as 'div'}
      {...props}
      mod={{ dotted: isDotted }}
      className={`${classes.facts} ${className}`}
    />
  );
}
