import * as contract from '@glossa/contract/dictionaries';

import type { Deps } from '#deps.ts';
import { route } from '#http/route.ts';
import { lookUpWord } from './service.ts';

export const dictionaryRoutes = (deps: Pick<Deps, 'db' | 'analyser' | 'config'>) => [
  route(contract.lookUpWord, async ({ query, user }) => ({
    ...(await lookUpWord(deps, user, query)),
    translation: deps.config.translation !== undefined,
  })),
];
