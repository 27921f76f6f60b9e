let opened = false;
const listeners = new Set<() => void>();

/** Whether the history of changes is open; the menu and a key open it. */
export const historyDoor = {
  isOpen: (): boolean => opened,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (open: boolean): void => {
    opened = open;
    for (const listener of listeners) listener();
  },
};
