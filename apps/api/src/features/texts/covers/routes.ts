import { removeTextCover, uploadTextCover } from '@glossa/contract/text-covers';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { removeCover, setCover } from './service.ts';

export const coverRoutes = (deps: Pick<Deps, 'db' | 'storage'>): Route[] => [
  route(uploadTextCover, ({ params, files, user }) =>
    setCover(deps, { id: params.id, ownerId: user.id }, files.image),
  ),
  route(removeTextCover, ({ params, user }) => removeCover(deps, { id: params.id, ownerId: user.id })),
];
