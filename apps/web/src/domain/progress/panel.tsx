import { Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '@/ui/layout/card.tsx';
import classes from './panel.module.css';

/** A section of a statistics page: a card with a heading and actions next to it. */
export function Panel({
  title,
  help,
  actions,
  children,
}: {
  title: string;
  /** One line that explains what is counted. */
  help?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card
      component="section"
      p="clamp(16px, 2vw, 22px)"
      className={classes.panel ?? ''}
      aria-labelledby={heading}
    >
      <Group justify="space-between" gap="8px 16px" mih={32} mb={help === undefined ? 'sm' : 4}>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {actions}
      </Group>
      {help !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {help}
        </Text>
      )}
      {children}
    </Card>
  );
}

/** Stacks panels vertically. */
export const PanelColumn = ({ children }: { children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

/** Two panels side by side, the first twice as wide as the second, or both equally wide; stacked in narrow windows. */
export const PanelRow = ({ isEqual = false, children }: { isEqual?: boolean; children: ReactNode }) => (
  <div className={classes.row} data-equal={isEqual || undefined}>
    {children}
  </div>
);
