/** Keys that a screen or the browser itself needs. */
const fixed = new Set(['Enter', 'Escape', ' ', 'Tab', 'shift+Tab', 'shift+Enter', '?']);

/** Returns why an action cannot have a key: it is taken by another action or reserved; undefined if it is free. */
export function keyConflict<Id extends string>(
  keys: Readonly<Record<Id, string>>,
  id: Id,
  key: string,
): { kind: 'fixed' } | { kind: 'taken'; by: Id } | undefined {
  if (fixed.has(key) || key.length > 20) return { kind: 'fixed' };
  const by = (Object.keys(keys) as Id[]).find((other) => other !== id && keys[other] === key);
  return by && { kind: 'taken', by };
}
