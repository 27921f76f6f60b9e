import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { SidePanel } from '@/ui/overlays/dialog.tsx';
import classes from './filter-sheet.module.css';

/** The filters on phones, as a bottom sheet. */
export function FilterSheet({
  title,
  show,
  onClose,
  children,
}: {
  title: string;
  /** Label of the button that shows the results. */
  show: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <SidePanel
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet ?? '' }}
      title={title}
    >
      <Stack gap="md" pb="md">
        {children}
        <Button onClick={onClose}>{show}</Button>
      </Stack>
    </SidePanel>
  );
}
