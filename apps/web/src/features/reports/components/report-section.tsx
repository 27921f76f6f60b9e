import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './report-section.module.css';

/** A titled section of a report. */
export function ReportSection({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.root}>
      <Title order={3} mb="sm">
        {title}
      </Title>
      {help !== undefined && (
        <Text size="sm" c="dimmed" mt={-8} mb="sm">
          {help}
        </Text>
      )}
      {children}
    </section>
  );
}
