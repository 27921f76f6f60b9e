import type { ReactNode } from 'react';

import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing.tsx';
import classes from './empty-state.module.css';

/** Replaces an empty list: a drawing, one sentence, one action. */
export function EmptyState({
  drawing,
  title,
  titleAs: Title = 'p',
  message,
  action,
}: {
  drawing: DrawingName;
  title: ReactNode;
  /** `h1` if it is also the page's title. */
  titleAs?: 'p' | 'h1';
  message?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.root}>
      <Drawing name={drawing} />
      <Title className={classes.title}>{title}</Title>
      {message !== undefined && <p className={classes.message}>{message}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
