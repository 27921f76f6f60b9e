import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './page-layout.module.css';

/** The layout of every page in the shell; `reading` is a narrow text column. */
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

/** The header of a page: its title, one line of help, and actions at the end side. */
export function PageHeader({
  title,
  help,
  actions,
  hasWideActions = false,
  before,
}: {
  title: ReactNode;
  help?: ReactNode;
  actions?: ReactNode;
  /** Whether the actions are too wide to fit beside the title on a phone; if so, they are below the help on phones. */
  hasWideActions?: boolean;
  /** Content before the title, e.g. a back arrow. */
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
        <div className={classes.actions} data-wordy={hasWideActions || undefined}>
          {actions}
        </div>
      )}
    </header>
  );
}
