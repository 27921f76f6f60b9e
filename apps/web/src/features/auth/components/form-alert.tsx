import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** What is wrong with a whole form. Read out when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" variant="light" role="alert" p="sm">
      {children}
    </Alert>
  );
}
