import type { FieldError, FieldErrorCode } from '@glossa/contract/field-errors';

/** Levels of lists and objects that a body may have; the deepest of the contract has fewer than ten. */
const deepest = 64;

type Path = readonly (string | number)[];

/**
 * What no schema looks at, and no column can hold: U+0000, halves of surrogate pairs, `__proto__` as a name, and
 * endless nesting. Errors by dotted path; undefined when there are none. `value` is a parsed body, query or path.
 */
export function findUnclean(value: unknown): Record<string, FieldError[]> | undefined {
  const found = firstUnclean(value);
  return found && Object.fromEntries([[nameOf(found.path), [{ code: found.code }]]]);
}

// A loop, not a recursion: a body of brackets alone would exhaust the stack.
function firstUnclean(value: unknown): { path: Path; code: FieldErrorCode } | undefined {
  const open: { value: unknown; path: Path }[] = [{ value, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: inner, path } = next;
    if (typeof inner === 'string' && !isStorable(inner)) return { path, code: 'characters_invalid' };
    if (typeof inner !== 'object' || inner === null) continue;
    if (path.length >= deepest) return { path: path.slice(0, 3), code: 'too_deep' };
    if (Array.isArray(inner)) {
      for (const [index, one] of inner.entries())
        if (mayBeUnclean(one)) open.push({ value: one, path: [...path, index] });
      continue;
    }
    for (const [name, one] of Object.entries(inner)) {
      if (name === '__proto__' || !isStorable(name))
        return { path: [...path, name], code: 'field_name_invalid' };
      if (mayBeUnclean(one)) open.push({ value: one, path: [...path, name] });
    }
  }
  return undefined;
}

const mayBeUnclean = (value: unknown): boolean =>
  typeof value === 'string' ? !isStorable(value) : typeof value === 'object' && value !== null;

/** Whether PostgreSQL can hold a text. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

// What is wrong with a name must not come back in it.
const nameOf = (path: Path): string =>
  path.map((part) => String(part).toWellFormed().replaceAll('\0', '\uFFFD').slice(0, 100)).join('.') || '_';

/** Names of the query parameters whose percent escapes cannot be decoded. */
export function findUnreadable(url: string): Record<string, FieldError[]> | undefined {
  const at = url.indexOf('?');
  if (at === -1) return undefined;
  for (const pair of url.slice(at + 1).split('&')) {
    if (isDecodable(pair)) continue;
    const [name = ''] = pair.split('=');
    return Object.fromEntries([
      [isDecodable(name) ? decodeURIComponent(name) : '_', [{ code: 'encoding_invalid' }]],
    ]);
  }
  return undefined;
}

/** Whether all percent escapes of a part of an address can be decoded. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}
