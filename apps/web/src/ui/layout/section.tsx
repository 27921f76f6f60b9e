import { Box, Group, Text, Title } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** A section of a page with a line of help, actions and content. Its title is also its name for screen readers. */
export function Section({
  title,
  order = 2,
  help,
  actions,
  children,
  ...props
}: BoxProps &
  Omit<ComponentProps<'section'>, keyof BoxProps | 'title'> & {
    title: ReactNode;
    /** Level of the heading; 3 is smaller. */
    order?: 2 | 3;
    help?: ReactNode;
    /** Shown beside the title, at the end side. */
    actions?: ReactNode;
  }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} {...props}>
      <Group justify="space-between" gap="8px 16px" mb="sm">
        <Box flex="1 1 auto" miw={0}>
          <Title order={order} id={id}>
            {title}
          </Title>
          {help !== undefined && (
            <Text size="sm" c="dimmed" mt={2}>
              {help}
            </Text>
          )}
        </Box>
        {actions}
      </Group>
      {children}
    </Box>
  );
}
