import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './message-action.module.css';

/** The content of a toast with a message and one action. */
export function MessageAction({
  message,
  action,
  onAct,
}: {
  message: ReactNode;
  action: string;
  onAct: () => void;
}) {
  return (
    <span className={classes.root}>
      <span>{message}</span>
      <Button size="compact-sm" variant="light" onClick={onAct}>
        {action}
      </Button>
    </span>
  );
}
