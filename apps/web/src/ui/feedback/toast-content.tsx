import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The content of a toast with a message and one action. */
export const ToastContent = ({
  message,
  action,
  onAction,
}: {
  message: ReactNode;
  action: string;
  onAction: () => void;
}) => (
  <Group justify="space-between" wrap="nowrap" gap="sm">
    <span>{message}</span>
    <Button flex="none" size="compact-sm" variant="light" onClick={onAction}>
      {action}
    </Button>
  </Group>
);
