import type { FieldError, FieldErrorCode } from '@glossa/contract/field-errors';

/** Maximum nesting depth of a body; the deepest in the contract is below ten. */
const maxDepth = 64;

type Path = readonly (string | number)[];

/**
 * Finds input that schemas do not check and columns cannot store: U+0000, lone surrogates, `__proto__` as a key and
 * excessive nesting. Returns errors by dotted path, or undefined. `value` is a parsed body, query or path.
 */
export function findInvalidInput(value: unknown): Record<string, FieldError[]> | undefined {
  const found = findFirstInvalid(value);
  return found && Object.fromEntries([[toFieldName(found.path), [{ code: found.code }]]]);
}

// Iterative, because recursion on a body of nothing but brackets would overflow the stack.
function findFirstInvalid(value: unknown): { path: Path; code: FieldErrorCode } | undefined {
  const open: { value: unknown; path: Path }[] = [{ value, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: inner, path } = next;
    if (typeof inner === 'string' && !isStorable(inner)) return { path, code: 'characters_invalid' };
    if (typeof inner !== 'object' || inner === null) continue;
    if (path.length >= maxDepth) return { path: path.slice(0, 3), code: 'too_deep' };
    if (Array.isArray(inner)) {
      for (const [index, one] of inner.entries())
        if (needsCheck(one)) open.push({ value: one, path: [...path, index] });
      continue;
    }
    for (const [name, one] of Object.entries(inner)) {
      if (name === '__proto__' || !isStorable(name))
        return { path: [...path, name], code: 'field_name_invalid' };
      if (needsCheck(one)) open.push({ value: one, path: [...path, name] });
    }
  }
  return undefined;
}

const needsCheck = (value: unknown): boolean =>
  typeof value === 'string' ? !isStorable(value) : typeof value === 'object' && value !== null;

/** Returns whether PostgreSQL can store a string. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

// Replaces the invalid characters in a name, so that the response does not repeat them.
const toFieldName = (path: Path): string =>
  path.map((part) => String(part).toWellFormed().replaceAll('\0', '\uFFFD').slice(0, 100)).join('.') || '_';

/** Returns errors for the query parameters whose percent-encoding is invalid. */
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

/** Returns whether the percent-encoding of a URL component is valid. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}
