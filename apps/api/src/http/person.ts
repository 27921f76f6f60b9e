import type { User } from '@glossa/contract/auth';

/** Who makes the request. */
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
  /** Id of the language being learnt. */
  currentLanguage: number | null;
  selectedLanguages: number[];
  uiLanguage: string;
  timeZone: string;
}

/** Columns of `learner l` that make a `Person`. */
export const personColumns = `l.id, l.email::text, l.username::text, l.first_name AS "firstName",
  l.last_name AS "lastName", l.account_type AS "accountType", l.is_superuser AS "isSuperuser",
  l.is_staff AS "isStaff", l.can_manage_content AS "canManageContent", l.pinned_level AS "pinnedLevel",
  l.subscription_type AS "subscriptionType", l.current_language AS "currentLanguage",
  l.selected_languages AS "selectedLanguages", l.ui_language AS "uiLanguage", l.time_zone AS "timeZone"`;

/** A person with the points, which change with every word: they are read where they are shown. */
export interface PersonWithPoints extends Person {
  points: number;
}

/** Columns of `learner l` that make a `PersonWithPoints`. */
export const personWithPointsColumns = `${personColumns}, l.points`;
