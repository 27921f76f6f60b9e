import type { AdminLearner, ListedLearner } from '@glossa/contract/learners';
import { languageById } from '@glossa/language/languages';

import { userLevelOf } from '#domain/accounts/user-level.ts';

/** A learner as selected for the list. */
export interface ListedRow extends Omit<ListedLearner, 'user_level' | 'created_at' | 'last_login_at'> {
  pinned_level: AdminLearner['pinned_level'];
  created_at: Date;
  last_login_at: Date | null;
}

/** Columns of `learner l` for a `ListedRow`. */
export const listedColumns = `l.id, l.username::text, l.email::text, l.first_name AS firstname, l.last_name AS lastname,
  l.subscription_type, l.account_type, l.is_active, l.points, l.pinned_level, l.is_superuser, l.is_staff,
  l.can_manage_content, l.created_at, l.last_login_at`;

/** A learner with all fields that admins see. */
export interface AdminRow
  extends
    ListedRow,
    Pick<
      AdminLearner,
      | 'address'
      | 'postalcode'
      | 'city'
      | 'country'
      | 'native_language'
      | 'business'
      | 'open_sessions'
      | 'access_tokens'
    > {
  current_language: number | null;
}

/** Columns of `learner l` for an `AdminRow`. */
export const adminColumns = `${listedColumns}, l.address, l.postal_code AS postalcode, l.city, l.country, l.native_language,
  l.current_language, l.business,
  (SELECT count(*)::int FROM session s WHERE s.learner_id = l.id AND s.expires_at > now()) AS open_sessions,
  (SELECT count(*)::int FROM access_token a WHERE a.learner_id = l.id) AS access_tokens`;

/** Presents a learner for the list. */
export function presentListed<Row extends ListedRow>({ pinned_level: pinnedLevel, ...row }: Row) {
  return {
    ...row,
    user_level: userLevelOf({ points: row.points, pinnedLevel }),
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
  };
}

/** Presents a learner to admins. */
export const presentLearner = ({ current_language: language, ...row }: AdminRow): AdminLearner => ({
  ...presentListed(row),
  pinned_level: row.pinned_level,
  current_language: (language === null ? undefined : languageById(language)?.code) ?? null,
});
