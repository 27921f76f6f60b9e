import { Box } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import { Fragment } from 'react';

import classes from './totals.module.css';

interface Amount {
  name: string;
  /** The amount as text, with its currency. */
  amount: string;
  isTotal?: boolean;
}

/** A column of amounts with a line above the total; `isLive` announces changes to the total. */
export const Totals = ({
  amounts,
  isLarge = false,
  isLive = false,
  ...props
}: BoxProps & { amounts: readonly Amount[]; isLarge?: boolean; isLive?: boolean }) => (
  <Box component="dl" {...props} mod={{ large: isLarge }} className={classes.list}>
    {amounts.map(({ name, amount, isTotal = false }) => (
      <Fragment key={name}>
        <dt className={isTotal ? classes.total : undefined}>{name}</dt>
        <dd
          className={isTotal ? classes.total : undefined}
          aria-live={isTotal && isLive ? 'polite' : undefined}
        >
          <bdi>{amount}</bdi>
        </dd>
      </Fragment>
    ))}
  </Box>
);
