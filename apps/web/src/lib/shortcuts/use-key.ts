import { useSyncExternalStore } from 'react';

import { shortcutStore } from './shortcuts.ts';

/** Returns the key of a shortcut on the current screen by its ID; undefined while it is not registered. */
export const useKey = (id: string): string | undefined =>
  useSyncExternalStore(
    shortcutStore.subscribe,
    () => shortcutStore.read().find((shortcut) => shortcut.id === id)?.keys[0],
  );
