import { indexedPages, unlistedPages } from '@glossa/contract/page-paths';

/** Matches a path of the router as React Router does: in any case, with or without a slash at the end. */
const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

const indexed = indexedPages.map(matcher);
const unlisted = [
  ...unlistedPages.map(matcher),
  // The error pages, which the app opens itself.
  /^\/(400|401|403|500|502|503|504)\/?$/,
];

/** What the server knows of a path of the web app: whether search engines may list it; undefined if there is no such page. */
export function findPage(path: string): { isIndexed: boolean } | undefined {
  // Fixed paths come first: /marketplace/purchased is no product.
  if (unlisted.some((pattern) => pattern.test(path))) return { isIndexed: false };
  return indexed.some((pattern) => pattern.test(path)) ? { isIndexed: true } : undefined;
}
