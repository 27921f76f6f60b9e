import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import { registerShortcuts, runShortcut, shortcutStore } from './shortcuts.ts';
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
  // Register again only when the sheet's content changes, not whenever a render creates new functions.
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

/** Runs the registered shortcuts while a page's frame is mounted. */
export function useShortcutListener(): void {
  useLayoutEffect(() => {
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, []);
}

/** Returns the key of a shortcut on the current screen by its ID; undefined while it is not registered. */
export const useShortcutKey = (id: string): string | undefined =>
  useSyncExternalStore(
    shortcutStore.subscribe,
    () => shortcutStore.read().find((shortcut) => shortcut.id === id)?.keys[0],
  );
