import { register } from '@glossa/contract/auth';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { registerAccount } from './service.ts';

export const registrationRoutes = (
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
): Route[] => [route(register, ({ body }) => registerAccount(deps, body))];
