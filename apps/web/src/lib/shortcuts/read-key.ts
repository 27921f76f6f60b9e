const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process']);

/**
 * The key that was pressed, as a binding names it; undefined while only keys such as Shift are held. The opposite of
 * `matchesKey`.
 */
export function readKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | undefined {
  const { key, shiftKey } = event;
  if (modifiers.has(key)) return undefined;
  // A character such as `?` already says that shift was held.
  const shiftTells = key.length > 1 || /\p{L}/u.test(key);
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftTells && shiftKey ? `shift+${name}` : name;
}
