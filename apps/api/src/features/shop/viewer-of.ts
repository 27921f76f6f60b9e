import type { User } from '#domain/accounts/user.ts';
import { mayEnter } from '#http/access.ts';
import type { Viewer } from './product-queries.ts';

/** Returns the viewer for a signed-in user or a visitor. */
export const viewerOf = (user: User | undefined): Viewer => ({
  id: user?.id ?? null,
  managesContent: user !== undefined && mayEnter('content', user),
});
