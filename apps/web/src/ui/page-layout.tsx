import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './page-layout.module.css';

/** The frame of every page inside the shell; `reading` is the narrow column of text. */
export function PageLayout({
  width = 'content',
  children,
}: {
  width?: 'content' | 'reading';
  children: ReactNode;
}) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}

/** The one header of a page: its title, one line of help, and the actions at the end side. */
export function PageHeader({
  title,
  help,
  actions,
  isWordy = false,
  before,
}: {
  title: ReactNode;
  help?: ReactNode;
  actions?: ReactNode;
  /** The actions are too wide for a phone beside the title; there they stand below the help. */
  isWordy?: boolean;
  /** Stands before the title, e.g. a back arrow. */
  before?: ReactNode;
}) {
  return (
    <header className={classes.header}>
      {before}
      <div className={classes.headings}>
        <Title order={1}>{title}</Title>
        {help !== undefined && <p className={classes.help}>{help}</p>}
      </div>
      {actions !== undefined && (
        <div className={classes.actions} data-wordy={isWordy || undefined}>
          {actions}
        </div>
      )}
    </header>
  );
}
