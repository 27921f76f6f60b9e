import type { Deps } from '#deps.ts';
import type { Route } from '#http/route.ts';
import { emailRoutes } from './email/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { singleSignOnRoutes } from './single-sign-on/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';

/** Routes for signing in and out, registering, and managing the user's account, sessions and tokens. */
export const authRoutes = (
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'storage' | 'background' | 'clock' | 'log'>,
): Route[] => [
  ...sessionRoutes(deps),
  ...secondFactorRoutes(deps),
  ...passkeyRoutes(deps),
  ...singleSignOnRoutes(deps),
  ...registrationRoutes(deps),
  ...emailRoutes(deps),
  ...passwordRoutes(deps),
  ...profileRoutes(deps),
  ...tokenRoutes(deps),
];
