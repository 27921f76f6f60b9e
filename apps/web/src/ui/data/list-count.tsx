import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** The number of items above a list; changes are announced to screen readers. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" mb="xs" role="status">
    {children}
  </Text>
);
