import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './message-action.module.css';

/** The inside of a toast that says something and offers one thing to do about it. */
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
