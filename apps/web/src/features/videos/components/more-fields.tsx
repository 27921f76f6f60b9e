import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import classes from './more-fields.module.css';

/** A collapsible group of rarely used fields, which keep their values while collapsed. */
export function MoreFields({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const content = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.button}
        aria-expanded={opened}
        aria-controls={content}
        onClick={() => setOpened(!opened)}
      >
        {title}
        <IconChevronDown className={classes.sign} size={16} stroke={1.8} aria-hidden="true" />
      </UnstyledButton>
      <div id={content} className={classes.content} hidden={!opened}>
        {children}
      </div>
    </div>
  );
}
