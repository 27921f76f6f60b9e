import { Box, getSpacing, rem } from '@mantine/core';
import type { BoxProps, MantineSpacing } from '@mantine/core';
import type { ComponentProps } from 'react';

import classes from './auto-grid.module.css';

/**
 * As many equal columns as fit. Unlike Mantine's `SimpleGrid`, it doesn't need an inline stylesheet, which the CSP
 * forbids.
 */
export function AutoGrid({
  minColumn,
  gap = 'md',
  isStretched = false,
  component = 'div',
  className = '',
  style,
  ...props
}: BoxProps &
  Omit<ComponentProps<'div'>, keyof BoxProps | 'ref'> & {
    /** Minimum width of a column in pixels. */
    minColumn: number;
    gap?: MantineSpacing;
    /** Whether a few items fill the row instead of keeping the width of a column. */
    isStretched?: boolean;
    component?: 'div' | 'ul' | 'ol' | 'dl' | 'section';
  }) {
  return (
    <Box
      component={component as 'div'}
      {...props}
      mod={{ stretch: isStretched }}
      __vars={{ '--min-column': rem(minColumn) }}
      className={`${classes.grid} ${className}`}
      style={[{ gap: getSpacing(gap) }, style]}
    />
  );
}
