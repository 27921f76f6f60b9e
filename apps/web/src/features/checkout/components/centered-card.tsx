import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';

import { Card } from '@/ui/layout/card.tsx';

/** A centered message that replaces the payment form. */
export const CenteredCard = ({ children, ...props }: ComponentProps<typeof Card>) => (
  <Card component="section" px={20} py={40} {...props}>
    <Stack align="center" gap="sm" ta="center">
      {children}
    </Stack>
  </Card>
);
