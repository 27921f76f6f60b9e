import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

/** The sidebar on phones: slides in from the start side, and goes by Escape or a touch beside it. */
export function SlideOver({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Drawer.Root opened onClose={onClose} size={288} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={label}>
        <Drawer.Body h="100%">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
