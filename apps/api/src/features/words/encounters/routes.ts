import { getEncounters } from '@glossa/contract/encounters';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { findEncounters } from './service.ts';

export const encounterRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(getEncounters, ({ params, user }) => findEncounters(db, user.id, params.id)),
];
