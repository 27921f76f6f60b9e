import { useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** A path of this site with its query and hash; undefined for everything that would lead elsewhere. */
export function safePath(value: string | null): string | undefined {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, location.origin);
  // A path that begins with two slashes would name another site.
  return origin === location.origin && /^\/(?!\/)/.test(pathname) ? pathname + search + hash : undefined;
}

/** A page for visitors, such as sign-in, that leads on to `path` afterwards. */
export const withReturn = (page: string, path: string | undefined): string =>
  path === undefined ? page : `${page}?next=${encodeURIComponent(path)}`;

/** Where to go on after sign-in: the page whose guard led here, or the one that the address names; undefined without. */
export function useReturnPath(): string | undefined {
  const { state, search } = useLocation() as Location<{ from?: Location } | null>;
  const from = state?.from;
  return safePath(
    from ? `${from.pathname}${from.search}${from.hash}` : new URLSearchParams(search).get('next'),
  );
}
