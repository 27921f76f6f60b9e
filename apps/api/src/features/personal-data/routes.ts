import { getPersonalData, updatePersonalData } from '@glossa/contract/personal-data';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { readPersonalData, writePersonalData } from './queries.ts';

export const personalDataRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(getPersonalData, ({ user }) => readPersonalData(db, user.id)),
  route(updatePersonalData, async ({ user, body }) => {
    await writePersonalData(db, user.id, body);
    return body;
  }),
];
