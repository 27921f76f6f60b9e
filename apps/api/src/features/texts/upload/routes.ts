import { uploadText } from '@glossa/contract/text-upload';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { getCardWithTask } from '../service.ts';
import { addText } from './service.ts';

export const uploadRoutes = (deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyzer' | 'log'>): Route[] => [
  route(uploadText, async ({ body, files, user }) => {
    const { id, task } = await addText(deps, user.id, { body, files });
    return new ResponseWithStatus(
      task ? 202 : 201,
      await getCardWithTask(deps.db, { id, ownerId: user.id }, task),
    );
  }),
];
