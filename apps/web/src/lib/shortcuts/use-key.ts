import { useSyncExternalStore } from 'react';

import { shortcutStore } from './shortcuts.ts';

/** The key that a shortcut of the present screen has, by its id; undefined while it is not there. */
export const useKey = (id: string): string | undefined =>
  useSyncExternalStore(
    shortcutStore.subscribe,
    () => shortcutStore.read().find((shortcut) => shortcut.id === id)?.keys[0],
  );
