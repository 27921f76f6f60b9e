import type { AdminLearner } from '@glossa/contract/learners';
import { languageById } from '@glossa/language/languages';

import { computeUserLevel } from '#domain/accounts/user.ts';
import type { AdminRow, ListedRow } from './queries.ts';

/** Presents a learner in the list, at the pinned level or else the level for their points. */
export function presentListed<Row extends ListedRow>({ pinned_level: pinnedLevel, ...row }: Row) {
  return {
    ...row,
    user_level: computeUserLevel({ points: row.points, pinnedLevel }),
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
  };
}

/** Presents a learner to admins, with details that aren't in the list. */
export const presentLearner = ({ current_language: language, ...row }: AdminRow): AdminLearner => ({
  ...presentListed(row),
  pinned_level: row.pinned_level,
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
  current_language: (language === null ? undefined : languageById(language)?.code) ?? null,
});
