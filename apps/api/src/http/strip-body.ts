import { stripHtml } from '@glossa/language/strip-html';

/** No request of the contract nests deeper; what does is left to its schema, which refuses it. */
const deepest = 64;

/**
 * Returns a request body whose strings have no HTML: elements, comments and scripts go, text that only looks like markup
 * (`a<b and c>d`, `List<String>`) stays. A password is whatever was typed, so fields named so are left alone.
 */
export function stripBody(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : stripHtml(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => stripBody(item, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, stripBody(item, key, depth + 1)]),
  );
}
