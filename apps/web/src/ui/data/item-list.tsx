import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { Card } from '../layout/card.tsx';
import { List } from '../layout/list.tsx';

/** A framed list of `Item`s. */
export const ItemList = ({ children }: { children: ReactNode }) => (
  <Card p={0}>
    <List isDivided>{children}</List>
  </Card>
);

/** An item with its name, its details, and an action at the end. */
export const Item = ({ name, meta, action }: { name: ReactNode; meta: ReactNode; action: ReactNode }) => (
  <Group component="li" gap="sm" px="md" py="sm" wrap="nowrap">
    <Box flex={1} miw={0}>
      <Group component="span" gap="xs" fw={500}>
        {name}
      </Group>
      <Text component="div" size="sm" c="dimmed">
        {meta}
      </Text>
    </Box>
    {action}
  </Group>
);
