import { Group, Progress, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './progress-card.module.css';
import { useFormat } from '../format/use-format.ts';
import { Card } from '../layout/card.tsx';

/** The progress of a running task, with its actions. */
export function ProgressCard({
  title,
  help,
  label,
  state,
  detail,
  share,
  isAnimated = false,
  children,
}: {
  title: string;
  help: string;
  /** Names the bar for screen readers. */
  label: string;
  /** The current step; changes are announced. */
  state: string;
  /** Secondary information below the bar. */
  detail?: ReactNode;
  /** 0 to 1. */
  share: number;
  /** Whether to animate the bar even when `share` does not change. */
  isAnimated?: boolean;
  /** The buttons. */
  children: ReactNode;
}) {
  const format = useFormat();
  const heading = useId();
  return (
    <Card component="section" className={classes.card} aria-labelledby={heading}>
      <Title order={2} id={heading} mb={4} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <Text c="dimmed" mb={20}>
        {help}
      </Text>
      <Progress.Root size={8}>
        <Progress.Section value={Math.round(share * 1000) / 10} animated={isAnimated} aria-label={label} />
      </Progress.Root>
      <Group justify="space-between" wrap="nowrap" mt="xs" mb={20} fz="sm" c="dimmed" className="tabular">
        <span role="status">{state}</span>
        <span>{format.percent(share)}</span>
      </Group>
      {detail !== undefined && (
        <Text size="sm" c="dimmed" mt={-12} mb={20} mih={20} className="tabular">
          {detail}
        </Text>
      )}
      <Group gap="xs">{children}</Group>
    </Card>
  );
}
