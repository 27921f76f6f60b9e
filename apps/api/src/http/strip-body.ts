import { stripHtml } from '@glossa/language/strip-html';

/**
 * Maximum depth to which HTML is stripped. No request in the contract is nested deeper, and the schemas reject those
 * that are.
 */
const maxDepth = 64;

/**
 * Returns a request body with the HTML removed from its strings: elements, comments and scripts. Text that only looks
 * like markup (`a<b and c>d`, `List<String>`) and fields named like a password are left as typed.
 */
export function stripBody(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : stripHtml(value);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => stripBody(item, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, stripBody(item, key, depth + 1)]),
  );
}
