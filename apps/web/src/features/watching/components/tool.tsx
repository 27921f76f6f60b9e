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
  /** Set for a toggle button. */
  pressed?: boolean;
  /** Whether it is hidden on phones. */
  wide?: boolean;
  /** Whether its action is in progress. */
  loading?: boolean;
  /** Undefined while the action is unavailable. */
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
