import * as contract from '@glossa/contract/families';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { changeFamily, findFamily, listCountingLanguages, setCounting } from './service.ts';

export const familyRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listFamilyCounting, ({ user }) => listCountingLanguages(db, user.id)),
  route(contract.setFamilyCounting, ({ body, user }) => setCounting(db, user.id, body)),
  route(contract.getFamily, ({ params, user }) => findFamily(db, user.id, params.id)),
  route(contract.changeFamily, ({ params, body, user }) => changeFamily(db, user.id, params.id, body)),
];
