import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A tab of the pricing page: a line of help beside an action, with content below. */
export const Panel = ({
  help,
  action,
  children,
}: {
  help?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Stack gap="lg">
    {help !== undefined && (
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {help}
        </Text>
        {action}
      </Group>
    )}
    {children}
  </Stack>
);
