import { indexedPages, unlistedPages } from '@glossa/contract/page-paths';

/** Matches a route path as React Router does: case-insensitively, with or without a trailing slash. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

const indexedPatterns = indexedPages.map(toPattern);
const unlistedPatterns = [
  ...unlistedPages.map(toPattern),
  // The error pages, which the app itself navigates to.
  /^\/(400|401|403|500|502|503|504)\/?$/,
];

/** Returns whether search engines may index a path of the web app; undefined if the app has no such page. */
export function findPage(path: string): { isIndexed: boolean } | undefined {
  // Fixed paths come first: /marketplace/purchased is not a product.
  if (unlistedPatterns.some((pattern) => pattern.test(path))) return { isIndexed: false };
  return indexedPatterns.some((pattern) => pattern.test(path)) ? { isIndexed: true } : undefined;
}
