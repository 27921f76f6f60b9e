import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { SidePanel } from '../../ui/dialog.tsx';
import classes from './filter-sheet.module.css';

/** The filters of a phone, at the foot of its screen. */
export function FilterSheet({
  title,
  show,
  onClose,
  children,
}: {
  title: string;
  /** Text of the button that leads to what fits. */
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
