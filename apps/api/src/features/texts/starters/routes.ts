import * as contract from '@glossa/contract/starter-texts';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { getCardWithTask } from '../service.ts';
import { addStarterText, listStarterTexts } from './service.ts';

export const starterRoutes = (deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyzer' | 'log'>): Route[] => [
  route(contract.listStarterTexts, async ({ query }) => ({
    results: await listStarterTexts(query.language),
  })),
  route(contract.addStarterText, async ({ body, user }) => {
    const { id, task } = await addStarterText(deps, user.id, body);
    return new ResponseWithStatus(
      task ? 202 : 200,
      await getCardWithTask(deps.db, { id, ownerId: user.id }, task),
    );
  }),
];
