import { useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** Returns a path on this site with its query and hash; undefined for anything that would lead elsewhere. */
export function safePath(value: string | null): string | undefined {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, location.origin);
  // A path that starts with two slashes would lead to another site.
  return origin === location.origin && /^\/(?!\/)/.test(pathname) ? pathname + search + hash : undefined;
}

/** Returns the path of a visitor page, such as sign-in, that continues to `path` afterward. */
export const withReturn = (page: string, path: string | undefined): string =>
  path === undefined ? page : `${page}?next=${encodeURIComponent(path)}`;

/**
 * Returns where to go after sign-in: the page whose guard redirected here, or else the page in the `next` parameter;
 * undefined if there is neither.
 */
export function useReturnPath(): string | undefined {
  const { state, search } = useLocation() as Location<{ from?: Location } | null>;
  const from = state?.from;
  return safePath(
    from ? `${from.pathname}${from.search}${from.hash}` : new URLSearchParams(search).get('next'),
  );
}
