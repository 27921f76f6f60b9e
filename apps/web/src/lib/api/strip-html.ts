// A tag starts with a letter, a slash or an exclamation mark; `a < b` is text.
const tag = /<[a-z/!][^>]*>/gi;

/**
 * Takes HTML tags out of every string of a payload, at any depth. Files and passwords pass unchanged:
 * a password may contain what looks like a tag.
 */
export function stripHtml<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (/password/i.test(key) ? value : value.replaceAll(tag, '')) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => stripHtml(item, key)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stripHtml(item, name)])) as T;
}
