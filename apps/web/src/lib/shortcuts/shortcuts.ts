/** A key binding of a screen, listed in the sheet that `?` opens. */
export interface Shortcut {
  /** Name under which the account may store another key; undefined if the keys cannot be changed. */
  id?: string;
  /**
   * Key bindings, any of which triggers the shortcut: `k`, `shift+ArrowLeft`, `mod+k` (`mod` is ⌘ on Apple devices,
   * Ctrl elsewhere) or `?`.
   */
  keys: readonly string[];
  /** The shortcut's action, in the interface language. */
  label: string;
  /** Heading in the sheet, in the interface language. */
  group: string;
  /** Undefined for keys that the browser or a dialog handles itself, which are only listed. */
  run?: ((event: KeyboardEvent) => void) | undefined;
}

let registered: readonly Shortcut[] = [];
let customKeys: Readonly<Record<string, string>> = {};
/** The registered shortcuts, with the account's custom keys applied. */
let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

const update = (next: readonly Shortcut[]) => {
  registered = next;
  shortcuts = next.map((shortcut) => {
    const key = shortcut.id && customKeys[shortcut.id];
    return key ? { ...shortcut, keys: [key] } : shortcut;
  });
  for (const listener of listeners) listener();
};

/** Adds shortcuts, and returns the function that removes them. Later ones override earlier ones with the same key. */
export function registerShortcuts(added: readonly Shortcut[]): () => void {
  update([...registered, ...added]);
  return () => update(registered.filter((shortcut) => !added.includes(shortcut)));
}

/** Replaces default keys with the user's own, by shortcut ID. */
export function setCustomKeys(keys: Readonly<Record<string, string>>): void {
  customKeys = keys;
  update(registered);
}

export const shortcutStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Shortcut[] => shortcuts,
};

/** Returns whether a key event matches a binding, including its modifier keys. */
export function matchesKey(event: KeyboardEvent, binding: string): boolean {
  const parts = binding.split('+');
  const key = parts.at(-1) || '+';
  const modifiers = new Set(parts.slice(0, -1));
  const mod = event.metaKey || event.ctrlKey;
  // A character such as `?` already implies Shift; a letter or a named key does not.
  const shiftMatters = key.length > 1 || /\p{L}/u.test(key);
  // With Alt, many keyboards produce a symbol instead of the digit on the key.
  const isDigit = event.altKey && event.code === `Digit${key}`;
  return (
    (isDigit || event.key.toLowerCase() === key.toLowerCase()) &&
    mod === modifiers.has('mod') &&
    event.altKey === modifiers.has('alt') &&
    (!shiftMatters || event.shiftKey === modifiers.has('shift'))
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=listbox], [role=menu]') !== null;

/**
 * Runs the shortcut that matches an event, if any. While the user is typing or a dialog is open, only `mod+` keys work.
 */
export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const isBusy = isTyping(event.target) || isInDialog(event.target);
  const found = shortcuts.findLast(
    ({ keys, run }) =>
      run && keys.some((key) => matchesKey(event, key) && (!isBusy || key.startsWith('mod+'))),
  );
  if (!found) return;
  event.preventDefault();
  found.run?.(event);
}
