import { useEffect, useRef } from 'react';

import { registerShortcuts } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';

/** Binds keys while the component is on the page, and lists them in the `?` sheet. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  // Registered anew only when what the sheet shows changes, not with every render's new functions.
  const shape = JSON.stringify(
    shortcuts.map(({ id, keys, label, group, run }) => [id, keys, label, group, !run]),
  );
  useEffect(
    () =>
      registerShortcuts(
        latest.current.map((shortcut, index) => ({
          ...shortcut,
          run: shortcut.run && ((event) => latest.current[index]?.run?.(event)),
        })),
      ),
    [shape],
  );
}
