const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process']);

/**
 * Converts a key event to a binding; returns undefined while only modifiers such as Shift are held. The inverse of
 * `matchesKey`.
 */
export function readKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | undefined {
  const { key, shiftKey } = event;
  if (modifiers.has(key)) return undefined;
  // A character such as `?` already implies Shift.
  const shiftTells = key.length > 1 || /\p{L}/u.test(key);
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftTells && shiftKey ? `shift+${name}` : name;
}
