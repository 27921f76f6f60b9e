import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import { useFocusBack } from './use-focus-back.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useHasRoom } from './use-has-room.ts';
import classes from './details-place.module.css';

/** Where the details of a thing are: beside the list, or over it where there is no room; at the foot of a phone. */
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
      // A field gives up what was typed first; what is left of the key closes the panel.
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
