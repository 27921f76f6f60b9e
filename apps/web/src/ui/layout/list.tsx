import { Box, getSpacing } from '@mantine/core';
import type { BoxProps, MantineSpacing } from '@mantine/core';
import type { ComponentProps } from 'react';

import classes from './list.module.css';

/** A list without markers, its items below each other, with a gap or lines between them. */
export function List({
  gap,
  isDivided = false,
  className = '',
  style,
  ...props
}: BoxProps &
  Omit<ComponentProps<'ul'>, keyof BoxProps> & {
    /** None by default. */
    gap?: MantineSpacing;
    isDivided?: boolean;
  }) {
  return (
    <Box
      component="ul"
      {...props}
      mod={{ divided: isDivided }}
      className={`${classes.list} ${className}`}
      style={[{ gap: getSpacing(gap) }, style]}
    />
  );
}
