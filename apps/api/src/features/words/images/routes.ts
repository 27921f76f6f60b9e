import { removeWordImage, uploadWordImage } from '@glossa/contract/word-images';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { deleteWordImage, setImage } from './service.ts';

export const wordImageRoutes = (deps: Pick<Deps, 'db' | 'storage'>): Route[] => [
  route(uploadWordImage, ({ params, files, user }) =>
    setImage(deps, { id: params.id, learnerId: user.id }, files.image),
  ),
  route(removeWordImage, ({ params, user }) =>
    deleteWordImage(deps.db, { id: params.id, learnerId: user.id }),
  ),
];
