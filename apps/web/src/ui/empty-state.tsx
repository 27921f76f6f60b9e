import type { ReactNode } from 'react';

import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing.tsx';
import classes from './empty-state.module.css';

/** What a list shows when there is nothing in it: a drawing, one sentence, one action. */
export function EmptyState({
  drawing,
  title,
  message,
  action,
}: {
  drawing: DrawingName;
  title: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.root}>
      <Drawing name={drawing} />
      <p className={classes.title}>{title}</p>
      {message !== undefined && <p className={classes.message}>{message}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
