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
}

/** Columns of `learner l` that make up a `User`. */
export const userColumns = `l.id, l.email::text, l.username::text, l.first_name AS "firstName",
  l.last_name AS "lastName", l.account_type AS "accountType", l.is_superuser AS "isSuperuser",
  l.is_staff AS "isStaff", l.can_manage_content AS "canManageContent", l.pinned_level AS "pinnedLevel",
  l.subscription_type AS "subscriptionType", l.current_language AS "currentLanguage",
  coalesce(l.selected_languages, '{}') AS "selectedLanguages", l.ui_language AS "uiLanguage", l.time_zone AS "timeZone"`;

/** A user with their points. Those change with every word, so they are read only where they are shown. */
export interface UserWithPoints extends User {
  points: number;
}

/** Columns of `learner l` that make up a `UserWithPoints`. */
export const userWithPointsColumns = `${userColumns}, l.points`;
