import type { User } from '@glossa/contract/auth';

import { isAdmin, isLearner, managesContent } from '@/domain/session/roles.ts';

/** The guides with screenshots, each with the users that it is for. The texts of the guides are in public/guide. */
const audiences = {
  learners: isLearner,
  sellers: managesContent,
  admins: isAdmin,
} satisfies Record<string, (user: User) => boolean>;

export type Guide = keyof typeof audiences;

export const guides = Object.keys(audiences) as Guide[];

/** Returns the guides that are meant for a user, in display order. */
export const guidesFor = (user: User): Guide[] => guides.filter((guide) => audiences[guide](user));
