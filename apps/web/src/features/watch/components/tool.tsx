import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './tool.module.css';

/** A button of the player. */
export function Tool({
  label,
  pressed,
  wide,
  loading = false,
  onClick,
  children,
}: {
  label: string;
  /** For what is on or off. */
  pressed?: boolean;
  /** It has no place on a phone. */
  wide?: boolean;
  /** What it does is under way. */
  loading?: boolean;
  /** Undefined while there is nothing to do. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <ActionIcon
      className={`${classes.tool} ${wide ? classes.wide : ''}`}
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? 'ink' : 'gray'}
      size={36}
      loading={loading}
      disabled={!onClick}
      onClick={onClick}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {children}
    </ActionIcon>
  );
}
