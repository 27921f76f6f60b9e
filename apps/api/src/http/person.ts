import type { User } from '@glossa/contract/auth';

/** The signed-in user. */
export interface Person {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  accountType: User['account_type'];
  isSuperuser: boolean;
  isStaff: boolean;
  canManageContent: boolean;
  pinnedLevel: User['user_level'] | null;
  subscriptionType: User['subscription_type'];
  /** ID of the current learning language. */
  currentLanguage: number | null;
  selectedLanguages: number[];
  uiLanguage: string;
  timeZone: string;
}

/** Columns of `learner l` that make up a `Person`. */
export const personColumns = `l.id, l.email::text, l.username::text, l.first_name AS "firstName",
  l.last_name AS "lastName", l.account_type AS "accountType", l.is_superuser AS "isSuperuser",
  l.is_staff AS "isStaff", l.can_manage_content AS "canManageContent", l.pinned_level AS "pinnedLevel",
  l.subscription_type AS "subscriptionType", l.current_language AS "currentLanguage",
  l.selected_languages AS "selectedLanguages", l.ui_language AS "uiLanguage", l.time_zone AS "timeZone"`;

/** A user with their points. Those change with every word, so they are read only where they are shown. */
export interface PersonWithPoints extends Person {
  points: number;
}

/** Columns of `learner l` that make up a `PersonWithPoints`. */
export const personWithPointsColumns = `${personColumns}, l.points`;
