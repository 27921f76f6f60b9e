import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { Card } from '../layout/card.tsx';
import classes from './selection-bar.module.css';

/** The actions for the selected items of a list, at the bottom of the window. */
export function SelectionBar({
  label,
  before,
  count,
  children,
}: {
  /** Name of the bar, for screen readers. */
  label: string;
  /** The button that clears the selection. */
  before: ReactNode;
  /** The number of selected items, as text. */
  count: string;
  children: ReactNode;
}) {
  return (
    <Card component="section" className={classes.bar} aria-label={label} data-selection-bar>
      {before}
      <Text className="tabular" size="sm" fw={600} role="status">
        {count}
      </Text>
      {children}
    </Card>
  );
}
