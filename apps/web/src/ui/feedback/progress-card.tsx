import { Group, Progress } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

import classes from './progress-card.module.css';
import { useFormat } from '../format/use-format.ts';

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
  /** Secondary statistics below the bar. */
  detail?: ReactNode;
  /** 0 to 1. */
  share: number;
  /** Animates the bar even when `share` does not change. */
  isAnimated?: boolean;
  /** The buttons. */
  children: ReactNode;
}) {
  const format = useFormat();
  const heading = useId();
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <p className={classes.help}>{help}</p>
      <Progress.Root size={8}>
        <Progress.Section value={Math.round(share * 1000) / 10} animated={isAnimated} aria-label={label} />
      </Progress.Root>
      <p className={classes.progress}>
        <span role="status">{state}</span>
        <span>{format.percent(share)}</span>
      </p>
      {detail !== undefined && <p className={classes.detail}>{detail}</p>}
      <Group gap="xs">{children}</Group>
    </section>
  );
}
