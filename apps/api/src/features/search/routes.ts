import { search } from '@glossa/contract/search';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { searchAll } from './service.ts';

export const searchRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(search, ({ query: { q, language = null }, user }) =>
    searchAll(db, { ownerId: user.id, language, q }),
  ),
];
