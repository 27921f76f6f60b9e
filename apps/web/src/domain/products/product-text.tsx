import { Box } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import type { ComponentProps } from 'react';

import classes from './product-text.module.css';

/** A product's plain text in the reading font; `isClipped` fades it out after a few lines. */
export const ProductText = ({
  isClipped = false,
  ...props
}: BoxProps & Omit<ComponentProps<'div'>, keyof BoxProps> & { isClipped?: boolean }) => (
  <Box {...props} mod={{ clipped: isClipped }} className={classes.text} />
);
