import { fail } from '@glossa/contract/failure';
import { getLearnerStorage } from '@glossa/contract/learners';
import { getStorage } from '@glossa/contract/storage';

import type { Deps } from '#deps.ts';
import { findAccount } from '#domain/storage-quota/queries.ts';
import { getStorageUse } from '#domain/storage-quota/storage-quota.ts';
import { route, type Route } from '#http/route.ts';

/** Routes for the storage that an account uses. */
export const storageRoutes = (deps: Pick<Deps, 'db' | 'config'>): Route[] => [
  route(getStorage, ({ user }) => getStorageUse(deps, user.id)),
  route(getLearnerStorage, async ({ params: { id } }) => {
    if (!(await findAccount(deps.db, id))) fail('learner_not_found');
    return getStorageUse(deps, id);
  }),
];
