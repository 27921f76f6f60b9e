import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

import { Facts } from '@/ui/data/facts.tsx';
import { Row } from '@/ui/data/row-list.tsx';
import classes from './manage-card.module.css';

/** An item of a managed list on phones, in a `RowList`. */
export const ManageCard = ({
  isSelected,
  checkbox,
  name,
  menu,
  state,
  facts,
}: {
  isSelected: boolean;
  checkbox: ReactNode;
  name: ReactNode;
  menu?: ReactNode;
  state: ReactNode;
  /** List items. */
  facts: ReactNode;
}) => (
  <Row className={classes.card} isOpen={isSelected}>
    {checkbox}
    <Box fz={15}>{name}</Box>
    {menu}
    <Group className={classes.below} justify="space-between" gap="sm" wrap="nowrap" fz={14}>
      {state}
    </Group>
    <Facts className={classes.below} component="ul" fz={13}>
      {facts}
    </Facts>
  </Row>
);
