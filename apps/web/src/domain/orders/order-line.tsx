import { Box, rem } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

import { OrderCover } from '@/domain/covers/order-cover.tsx';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import type { OwnedItem } from '@/domain/purchases/owned-item.ts';
import classes from './order-line.module.css';

/** A product or plan in an order: its cover, the text beside it, the price, and the buyer's actions. */
export function OrderLine({
  item,
  coverWidth = 40,
  price,
  owned,
  children,
  ...props
}: BoxProps & {
  item: ComponentProps<typeof OrderCover>['line'];
  /** Pixels. */
  coverWidth?: number;
  price: ReactNode;
  /** The item as the buyer owns it; undefined before the purchase, for plans, and after a refund. */
  owned?: OwnedItem | undefined;
  children: ReactNode;
}) {
  return (
    <Box component="li" {...props} className={classes.line} __vars={{ '--cover': rem(coverWidth) }}>
      <span className={classes.cover}>
        <OrderCover line={item} />
      </span>
      <div className={classes.text}>{children}</div>
      {price}
      {owned && (
        <div className={classes.actions}>
          <OwnedActions item={owned} />
        </div>
      )}
    </Box>
  );
}
