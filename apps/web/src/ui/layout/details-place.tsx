import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import { useFocusBack } from '../hooks/use-focus-back.ts';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { useHasRoom } from '../hooks/use-has-room.ts';
import classes from './details-place.module.css';

/** Shows details beside a list, over it in a narrow window, or as a bottom sheet on phones. */
export function DetailsPlace({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const isPhone = useIsPhone();
  useFocusBack();
  if (useHasRoom())
    return (
      <aside className={classes.beside} aria-label={label}>
        {children}
      </aside>
    );
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      // Escape first clears what was typed into a field; only an unhandled one closes the panel.
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
