import { useLayoutEffect, useRef } from 'react';

import { registerShortcuts } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';

/**
 * Binds keys while the component is on the page, and lists them in the `?` sheet. They are bound before the
 * component is drawn, so that a key pressed as soon as it is seen is heard.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Registered anew only when what the sheet shows changes, not with every render's new functions.
  const shape = JSON.stringify(
    shortcuts.map(({ id, keys, label, group, run }) => [id, keys, label, group, !run]),
  );
  useLayoutEffect(
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
