import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './settings-section.module.css';

/** One section of the settings: its name and help beside the controls. */
export function SettingsSection({
  title,
  help,
  danger = false,
  children,
}: {
  title: string;
  help?: string;
  danger?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id} data-danger={danger || undefined}>
      <div>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {help !== undefined && <p className={classes.help}>{help}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
