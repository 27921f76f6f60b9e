import type { Queryable } from '@glossa/db/database';
import { first, one, statements } from '@glossa/db/statements';

import type { Languages } from '#domain/accounts/choose-languages.ts';
import { userColumns, userWithPointsColumns } from '#domain/accounts/queries.ts';
import type { User, UserWithPoints } from '#domain/accounts/user.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('authProfile', {
  lockUser: `SELECT ${userColumns} FROM learner l WHERE l.id = $1 FOR NO KEY UPDATE`,
  updateProfile: `UPDATE learner AS l SET current_language = $2, selected_languages = $3,
     account_type = CASE WHEN $4 THEN 'learner' ELSE account_type END,
     first_name = coalesce($5, first_name), last_name = coalesce($6, last_name), address = coalesce($7, address),
     postal_code = coalesce($8, postal_code), city = coalesce($9, city), country = coalesce($10, country),
     native_language = coalesce($11, native_language), time_zone = coalesce($12, time_zone)
   WHERE l.id = $1 RETURNING ${userWithPointsColumns}`,
  sumTotals: `SELECT
     coalesce((SELECT words_read FROM activity_total WHERE learner_id = $1 AND language = $2), 0) AS "totalWords",
     coalesce((SELECT sum(count) FROM vocabulary_count
       WHERE learner_id = $1 AND language = $2 AND level BETWEEN 1 AND 5), 0) AS "uniqueWords"`,
});

/** Reads a user and locks the row until the transaction ends. */
export const lockUser = (tx: Queryable, id: string): Promise<User | undefined> =>
  first(tx, sql.lockUser, [id]);

/** Profile fields other than languages. Undefined fields aren't changed. */
export interface ProfileChange {
  firstname?: string | undefined;
  lastname?: string | undefined;
  address?: string | undefined;
  postalcode?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  native_language?: string | undefined;
  time_zone?: string | undefined;
}

/** Updates languages and profile. `asLearner` turns the account into a learner account. Returns the user. */
export const updateProfile = (
  tx: Queryable,
  id: string,
  { currentLanguage, selectedLanguages }: Languages,
  { change = {}, asLearner = false }: { change?: ProfileChange; asLearner?: boolean },
): Promise<UserWithPoints> =>
  one(tx, sql.updateProfile, [
    id,
    currentLanguage,
    selectedLanguages,
    asLearner,
    change.firstname ?? null,
    change.lastname ?? null,
    change.address ?? null,
    change.postalcode ?? null,
    change.city ?? null,
    change.country ?? null,
    change.native_language ?? null,
    change.time_zone ?? null,
  ]);

/** Sets the language of the interface, by its code. */
export const setUiLanguage = async (db: Queryable, id: string, code: string): Promise<void> => {
  await db.prisma.learner.updateMany({ where: { id }, data: { uiLanguage: code } });
};

/** Counts the running words read and the distinct words with level 1 to 5 in a language. */
export const sumTotals = (
  db: Queryable,
  id: string,
  language: number,
): Promise<{ totalWords: number; uniqueWords: number }> => one(db, sql.sumTotals, [id, language]);
