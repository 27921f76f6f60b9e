/** A key binding of a screen, listed in the sheet that `?` opens. */
export interface Shortcut {
  /** `k`, `shift+ArrowLeft`, `mod+k` (mod is ⌘ on Apple machines, Ctrl elsewhere), `?`. Alternatives allowed. */
  keys: readonly string[];
  /** What it does, translated. */
  label: string;
  /** Heading in the sheet, translated. */
  group: string;
  /** Absent for keys that the browser or a dialog handles by itself and that are only listed. */
  run?: ((event: KeyboardEvent) => void) | undefined;
}

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Shortcut[]) => {
  shortcuts = next;
  for (const listener of listeners) listener();
};

/** Adds shortcuts and returns how to take them away. Later ones win over earlier ones of the same key. */
export function registerShortcuts(added: readonly Shortcut[]): () => void {
  set([...shortcuts, ...added]);
  return () => set(shortcuts.filter((shortcut) => !added.includes(shortcut)));
}

export const shortcutStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Shortcut[] => shortcuts,
};

/** Tells whether an event is the key that a binding names. */
export function matchesKey(event: KeyboardEvent, binding: string): boolean {
  const parts = binding.split('+');
  const key = parts.at(-1) || '+';
  const wanted = new Set(parts.slice(0, -1));
  const mod = event.metaKey || event.ctrlKey;
  // A character such as `?` already says whether shift is held; a letter or a named key does not.
  const shiftTells = key.length > 1 || /\p{L}/u.test(key);
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    mod === wanted.has('mod') &&
    event.altKey === wanted.has('alt') &&
    (!shiftTells || event.shiftKey === wanted.has('shift'))
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=listbox], [role=menu]') !== null;

/** Runs the shortcut of an event, if any. Plain keys rest while somebody types or a dialog is open. */
export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const busy = isTyping(event.target) || inDialog(event.target);
  const found = shortcuts.findLast(
    ({ keys, run }) => run && keys.some((key) => matchesKey(event, key) && (!busy || key.startsWith('mod+'))),
  );
  if (!found) return;
  event.preventDefault();
  found.run?.(event);
}
