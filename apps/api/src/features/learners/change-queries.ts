import type { LearnerChange } from '@glossa/contract/learners';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { EmailRecipient } from '#platform/email/render-email.ts';
import { adminColumns, type AdminRow } from './learner-row.ts';
import type { QueryTypes } from './change-queries.types.ts';

/** Database columns by API field, in the order of their parameters in `valuesOf`. */
const columns = {
  username: 'username',
  email: 'email',
  firstname: 'first_name',
  lastname: 'last_name',
  address: 'address',
  postalcode: 'postal_code',
  city: 'city',
  country: 'country',
  native_language: 'native_language',
  current_language: 'current_language',
  subscription_type: 'subscription_type',
  is_active: 'is_active',
  points: 'points',
  user_level: 'pinned_level',
  business: 'business',
  account_type: 'account_type',
  is_superuser: 'is_superuser',
  is_staff: 'is_staff',
  can_manage_content: 'can_manage_content',
} as const;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** All fields of a learner that admins can set; `user_level` is the pinned one. */
export type LearnerState = {
  [Name in keyof LearnerChange]-?: Exclude<LearnerChange[Name], undefined>;
} & { selected_languages: number[] };

const state = `${names.map((name) => `l.${columns[name]} AS ${name}`).join(', ')}, coalesce(l.selected_languages, '{}') AS selected_languages`;

export const sql = statements<QueryTypes>('learnersChange', {
  find: `SELECT ${adminColumns} FROM learner l WHERE l.id = $1`,
  lock: `SELECT ${state} FROM learner l WHERE l.id = $1 FOR NO KEY UPDATE`,
  update: `UPDATE learner SET ${names.map((name, index) => `${columns[name]} = $${index + 3}`).join(', ')}, selected_languages = $2
   WHERE id = $1`,
  insert: `INSERT INTO learner (id, selected_languages, ${names.map((name) => columns[name]).join(', ')}, password_hash,
     ui_language)
   VALUES ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')}, $${names.length + 3}, $${names.length + 4})`,
  findReader: 'SELECT email::text, ui_language AS "uiLanguage" FROM learner WHERE id = $1',
  dropPlan: 'DELETE FROM subscription WHERE learner_id = $1 AND plan_id::text <> $2',
});

const valuesOf = (id: string, learner: LearnerState): QueryTypes['update']['params'] => [
  id,
  learner.selected_languages,
  learner.username,
  learner.email,
  learner.firstname,
  learner.lastname,
  learner.address,
  learner.postalcode,
  learner.city,
  learner.country,
  learner.native_language,
  learner.current_language,
  learner.subscription_type,
  learner.is_active,
  learner.points,
  learner.user_level,
  learner.business,
  learner.account_type,
  learner.is_superuser,
  learner.is_staff,
  learner.can_manage_content,
];

export const findLearner = (db: Queryable, id: string): Promise<AdminRow | undefined> =>
  first(db, sql.find, [id]);

/** Reads a learner and locks the row until the transaction ends. */
export const lockLearnerRow = (tx: Queryable, id: string): Promise<LearnerState | undefined> =>
  first(tx, sql.lock, [id]);

export const writeLearner = (tx: Queryable, id: string, learner: LearnerState): Promise<number> =>
  run(tx, sql.update, valuesOf(id, learner));

export const insertLearner = (
  tx: Queryable,
  id: string,
  { learner, passwordHash, uiLanguage }: { learner: LearnerState; passwordHash: string; uiLanguage: string },
): Promise<number> => run(tx, sql.insert, [...valuesOf(id, learner), passwordHash, uiLanguage]);

/** Finds the email and language to use for emails to a learner. */
export const findReader = (db: Queryable, id: string): Promise<EmailRecipient | undefined> =>
  first(db, sql.findReader, [id]);

/** Deletes the subscription of a purchased plan other than the one set by an admin, which does not expire. */
export const dropOtherPlan = (tx: Queryable, id: string, plan: string): Promise<number> =>
  run(tx, sql.dropPlan, [id, plan]);
