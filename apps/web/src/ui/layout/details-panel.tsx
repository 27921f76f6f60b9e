import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import { useRestoreFocus } from '../hooks/use-restore-focus.ts';
import { useIsPhone, useIsWide } from '../hooks/use-breakpoint.ts';
import classes from './details-panel.module.css';

/** Shows details beside a list, over it in a narrow window, or as a bottom sheet on phones. */
export function DetailsPanel({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const isPhone = useIsPhone();
  useRestoreFocus();
  if (useIsWide())
    return (
      <aside className={classes.beside} aria-label={label}>
        {children}
      </aside>
    );
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      // Escape first clears what was typed into a field; only an unhandled Escape closes the panel.
      closeOnEscape={false}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '85%' : 420}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={label} className={isPhone ? classes.sheet : undefined}>
        <Drawer.Body p={0} className={classes.body}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
