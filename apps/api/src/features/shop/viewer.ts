import type { User } from '#domain/accounts/user.ts';
import { hasAccess } from '#http/access.ts';
import type { Viewer } from './queries.ts';

/** Returns the shop viewer for a signed-in user, or for a visitor if `user` is undefined. */
export const toViewer = (user: User | undefined): Viewer => ({
  id: user?.id ?? null,
  managesContent: user !== undefined && hasAccess('content', user),
});
