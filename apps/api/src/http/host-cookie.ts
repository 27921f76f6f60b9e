import type { Request } from 'express';

import { cookieOf } from './csrf.ts';

/**
 * Returns the name under which a cookie is set. Over HTTPS, browsers accept a cookie whose name starts with `__Host-`
 * only from this host itself, with Secure and for all paths, so no other site on the domain can plant one.
 */
export const hostCookie = (name: string, { secure }: { secure: boolean }): string =>
  secure ? `__Host-${name}` : name;

/** Returns a cookie's value under its current name, or else under the name that an earlier version used. */
export const readHostCookie = (request: Request, name: string): string | undefined =>
  cookieOf(request, hostCookie(name, { secure: true })) ?? cookieOf(request, name);

/** Path of the routes that need the sign-in cookies. */
export const authPath = '/api/auth';

/** Returns the path for a cookie that only `path` needs. Over HTTPS, it must be `/` because of the `__Host-` prefix. */
export const hostCookiePath = (path: string, { secure }: { secure: boolean }): string =>
  secure ? '/' : path;
