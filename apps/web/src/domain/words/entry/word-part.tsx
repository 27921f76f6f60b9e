import { Text } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './word-part.module.css';

/** A section of a word's details with a subtle heading. */
export function WordPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <Text component="h3" id={heading} size="xs" fw={500} c="dimmed">
        {title}
      </Text>
      {children}
    </section>
  );
}
