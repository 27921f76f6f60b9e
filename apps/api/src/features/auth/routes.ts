import type { Deps } from '#deps.ts';
import type { Route } from '#http/route.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** Routes for signing in and out, the user's account, sessions and tokens. */
export const authRoutes = (
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'storage' | 'background' | 'log'>,
): Route[] => [...sessionRoutes(deps), ...passwordRoutes(deps), ...profileRoutes(deps), ...tokenRoutes(deps)];
