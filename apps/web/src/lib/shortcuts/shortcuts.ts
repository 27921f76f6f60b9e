/** A key binding of a screen, listed in the sheet that `?` opens. */
export interface Shortcut {
  /** Name under which the account may keep another key for it; absent when its keys cannot be changed. */
  id?: string;
  /** `k`, `shift+ArrowLeft`, `mod+k` (mod is ⌘ on Apple machines, Ctrl elsewhere), `?`. Alternatives allowed. */
  keys: readonly string[];
  /** What it does, translated. */
  label: string;
  /** Heading in the sheet, translated. */
  group: string;
  /** Absent for keys that the browser or a dialog handles by itself and that are only listed. */
  run?: ((event: KeyboardEvent) => void) | undefined;
}

let registered: readonly Shortcut[] = [];
let chosen: Readonly<Record<string, string>> = {};
/** Those registered, with the keys that hold for this account. */
let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Shortcut[]) => {
  registered = next;
  shortcuts = next.map((shortcut) => {
    const key = shortcut.id && chosen[shortcut.id];
    return key ? { ...shortcut, keys: [key] } : shortcut;
  });
  for (const listener of listeners) listener();
};

/** Adds shortcuts and returns how to take them away. Later ones win over earlier ones of the same key. */
export function registerShortcuts(added: readonly Shortcut[]): () => void {
  set([...registered, ...added]);
  return () => set(registered.filter((shortcut) => !added.includes(shortcut)));
}

/** Puts the keys that a person chose in place of the usual ones; `keys` is by the shortcut's id. */
export function chooseKeys(keys: Readonly<Record<string, string>>): void {
  chosen = keys;
  set(registered);
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
