import type { User as UserJson } from '@glossa/contract/auth';

/** The signed-in user. */
export interface User {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  accountType: UserJson['account_type'];
  isSuperuser: boolean;
  isStaff: boolean;
  canManageContent: boolean;
  pinnedLevel: UserJson['user_level'] | null;
  subscriptionType: UserJson['subscription_type'];
  /** ID of the current learning language. */
  currentLanguage: number | null;
  selectedLanguages: number[];
  uiLanguage: string;
  timeZone: string;
  hasSecondFactor: boolean;
  /** When the role first required a second factor. */
  secondFactorAskedAt: Date | null;
  /** When the email address was confirmed. */
  emailVerifiedAt: Date | null;
}

/** A user with their points, which are read only where they are shown, because they change with every word. */
export interface UserWithPoints extends User {
  points: number;
}

/** Returns the level that an admin has pinned, or else the level for the points. */
export function computeUserLevel({
  points,
  pinnedLevel,
}: Pick<UserWithPoints, 'points' | 'pinnedLevel'>): UserJson['user_level'] {
  if (pinnedLevel) return pinnedLevel;
  return points >= 10_000 ? 'polyglott' : points >= 1000 ? 'linguist' : 'wordsmith';
}
