import { Drawer } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

import { useRestoreFocus } from '@/ui/hooks/use-restore-focus.ts';

/**
 * The sidebar on phones. Slides in from the start side; closes on Escape, on a tap outside it and when a link in it is
 * followed.
 */
export function SidebarDrawer({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  useRestoreFocus();
  const onLinkClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Drawer.Root opened onClose={onClose} size={288} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={label}>
        <Drawer.Body h="100%" onClick={onLinkClick}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
