import { Box, Title } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import classes from './section.module.css';

/** A part of a page: its title, which names it for screen readers, a line of help, actions, and content. */
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
    /** Beside the title, at the end. */
    actions?: ReactNode;
  }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} {...props}>
      <div className={classes.header}>
        <div className={classes.headings}>
          <Title order={order} id={id}>
            {title}
          </Title>
          {help !== undefined && <p className={classes.help}>{help}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Box>
  );
}
