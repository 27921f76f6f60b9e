import type { User } from '@glossa/contract/auth';

import type { UserWithPoints } from './user.ts';

/** Returns the level for the points, unless an admin has pinned one. */
export function userLevelOf({
  points,
  pinnedLevel,
}: Pick<UserWithPoints, 'points' | 'pinnedLevel'>): User['user_level'] {
  if (pinnedLevel) return pinnedLevel;
  return points >= 10_000 ? 'polyglott' : points >= 1000 ? 'linguist' : 'wordsmith';
}
