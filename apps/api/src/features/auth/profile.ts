import type { getMe } from '@glossa/contract/auth';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { Database } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import { userLevelOf } from '#domain/accounts/user-level.ts';
import { fail } from '#http/fail.ts';
import type { Person, PersonWithPoints } from '#http/person.ts';
import { lockPerson, readTotals, withPoints, writeProfile, type ProfileChange } from './profile-queries.ts';

interface Choice {
  current?: number | null | undefined;
  selected?: number[] | undefined;
}

/**
 * Changes a user's languages and profile. `asLearner` turns a shop account into a learner's.
 * @throws {Failure} plan_limit when there are more languages than the plan includes
 */
export const changeProfile = (
  db: Database,
  id: string,
  { choice, ...rest }: { choice: Choice; change?: ProfileChange; asLearner?: boolean },
): Promise<PersonWithPoints> =>
  db.transaction(async (tx) => {
    const person = (await lockPerson(tx, id)) ?? fail('unauthenticated');
    const languages = chooseLanguages(person, choice) ?? fail('plan_limit');
    return writeProfile(tx, id, languages, rest);
  });

/** Reads points, level and the totals of the current language. */
export async function readCard(db: Database, person: Person): Promise<HandlerResult<typeof getMe>> {
  const { id, currentLanguage } = person;
  const { totalWords, uniqueWords } =
    currentLanguage === null ? { totalWords: 0, uniqueWords: 0 } : await readTotals(db, id, currentLanguage);
  const { points, pinnedLevel } = await withPoints(db, person);
  return {
    points,
    user_level: userLevelOf({ points, pinnedLevel }),
    total_words: totalWords,
    unique_words: uniqueWords,
  };
}
