import type { getMe } from '@glossa/contract/auth';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import { computeUserLevel, type UserWithPoints, type User } from '#domain/accounts/user.ts';
import { withPoints } from '../queries.ts';
import { lockUser, sumTotals, updateProfile, type ProfileChange } from './queries.ts';

interface LanguageChoice {
  current?: number | null | undefined;
  selected?: number[] | undefined;
}

/**
 * Changes a user's languages and profile. `asLearner` turns a shop account into a learner account.
 * @throws {Failure} plan_limit when there are more languages than the plan includes
 */
export const changeProfile = (
  db: Database,
  id: string,
  { choice, ...rest }: { choice: LanguageChoice; change?: ProfileChange; asLearner?: boolean },
): Promise<UserWithPoints> =>
  db.transaction(async (tx) => {
    const user = (await lockUser(tx, id)) ?? fail('unauthenticated');
    const languages = chooseLanguages(user, choice) ?? fail('plan_limit');
    return updateProfile(tx, id, languages, rest);
  });

/** Reads points, level and the totals of the current language. */
export async function readUserCard(db: Database, user: User): Promise<HandlerResult<typeof getMe>> {
  const { id, currentLanguage } = user;
  const { totalWords, uniqueWords } =
    currentLanguage === null ? { totalWords: 0, uniqueWords: 0 } : await sumTotals(db, id, currentLanguage);
  const { points, pinnedLevel } = await withPoints(db, user);
  return {
    points,
    user_level: computeUserLevel({ points, pinnedLevel }),
    total_words: totalWords,
    unique_words: uniqueWords,
  };
}
