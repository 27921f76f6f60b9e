import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './toast-content.module.css';

/** The content of a toast with a message and one action. */
export function ToastContent({
  message,
  action,
  onAction,
}: {
  message: ReactNode;
  action: string;
  onAction: () => void;
}) {
  return (
    <span className={classes.root}>
      <span>{message}</span>
      <Button size="compact-sm" variant="light" onClick={onAction}>
        {action}
      </Button>
    </span>
  );
}
