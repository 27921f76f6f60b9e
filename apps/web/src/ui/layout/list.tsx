import { Box, getSpacing } from '@mantine/core';
import type { BoxProps, MantineSpacing } from '@mantine/core';
import type { ComponentProps } from 'react';

import classes from './list.module.css';

/** A vertical list without markers, with a gap or lines between its items. */
export function List({
  gap,
  isDivided = false,
  component = 'ul',
  className = '',
  style,
  ...props
}: BoxProps &
  Omit<ComponentProps<'ul'>, keyof BoxProps> & {
    /** Space between the items; none by default. */
    gap?: MantineSpacing;
    isDivided?: boolean;
    component?: 'ul' | 'ol' | 'dl';
  }) {
  return (
    <Box
      component={component as 'ul'}
      {...props}
      mod={{ divided: isDivided }}
      className={`${classes.list} ${className}`}
      style={[{ gap: getSpacing(gap) }, style]}
    />
  );
}
