import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing.tsx';

/** Replaces an empty list: a drawing, one sentence, one action. */
export function EmptyState({
  drawing,
  title,
  titleAs = 'p',
  message,
  action,
}: {
  drawing: DrawingName;
  title: ReactNode;
  /** `h1` if it is also the page's title. */
  titleAs?: 'p' | 'h1';
  message?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack gap={0} align="center" px="md" py={48} ta="center">
      <Drawing name={drawing} />
      <Text component={titleAs} size="lg" fw={600} lh={1.35} mt={20}>
        {title}
      </Text>
      {message !== undefined && (
        <Text c="dimmed" maw="min(48ch, 100%)" mt={6}>
          {message}
        </Text>
      )}
      {action !== undefined && (
        <Group gap="xs" justify="center" mt={20}>
          {action}
        </Group>
      )}
    </Stack>
  );
}
