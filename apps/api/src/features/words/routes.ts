import * as bulkWords from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import * as words from '@glossa/contract/words';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { encounterRoutes } from './encounters/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { familyRoutes } from './families/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { importRoutes } from './import/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { wordImageRoutes } from './images/routes.ts';
import * as service from './service.ts';
import { syncRoutes } from './sync/routes.ts';

export const wordRoutes = (
  deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyzer' | 'clock' | 'log'>,
): Route[] => {
  const { db } = deps;
  return [
    ...exportRoutes(deps),
    ...importRoutes(deps),
    ...listRoutes(deps),
    ...historyRoutes(deps),
    ...familyRoutes(deps),
    ...encounterRoutes(deps),
    ...wordImageRoutes(deps),
    ...syncRoutes(deps),
    route(bulkWords.bulkUpdateWords, ({ body, user }) => service.changeManyWords(db, user.id, body)),
    route(bulkWords.bulkDeleteWords, ({ body, user }) => service.deleteWords(db, user.id, body)),
    route(undoWords, ({ body, user }) => service.undoChange(db, user.id, body.token)),
    route(words.addOrUpdateWord, async ({ body, user }) => {
      const { created, ...saved } = await service.addOrUpdateWord(deps, user, body);
      return created ? new ResponseWithStatus(201, saved) : saved;
    }),
    route(words.getWord, ({ params, user }) => service.getWord(db, { id: params.id, learnerId: user.id })),
    route(words.updateWord, ({ params, body, user }) =>
      service.changeWord(db, { id: params.id, learnerId: user.id }, body),
    ),
    route(words.deleteWord, ({ params, user }) =>
      service.deleteWord(db, { id: params.id, learnerId: user.id }),
    ),
  ];
};
