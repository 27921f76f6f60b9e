import { useLayoutEffect, useRef } from 'react';

import { registerShortcuts } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';

/**
 * Registers shortcuts while the component is mounted, and lists them in the `?` sheet. They are registered before the
 * first paint, so that a key works as soon as the screen is visible.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Registers again only when the sheet's content changes, not on every render's new functions.
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
