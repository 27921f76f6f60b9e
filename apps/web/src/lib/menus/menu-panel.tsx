import { CloseButton } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './menus.module.css';

/** A titled settings panel; contains `MenuGroup`s. */
export function MenuPanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div role="dialog" aria-label={title} className={classes.menu}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <CloseButton onClick={onClose} aria-label={t('close')} />
      </div>
      <div className={classes.groups}>{children}</div>
    </div>
  );
}

/** A group of related settings. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
