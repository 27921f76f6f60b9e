import type { AdminLearner, LearnerChange, ListedLearner } from '@glossa/contract/learners';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { EmailRecipient } from '#platform/email/render-email.ts';
import type { QueryTypes } from './queries.types.ts';

/** A learner as selected for the list. */
export interface ListedRow extends Omit<ListedLearner, 'user_level' | 'created_at' | 'last_login_at'> {
  pinned_level: AdminLearner['pinned_level'];
  created_at: Date;
  last_login_at: Date | null;
}

/** Columns of `learner l` for a `ListedRow`. */
export const listedColumns = `l.id, l.username::text, l.email::text, l.first_name AS firstname, l.last_name AS lastname,
  l.subscription_type, l.account_type, l.is_active, l.points, l.pinned_level, l.is_superuser, l.is_staff,
  l.can_manage_content, l.created_at, l.last_login_at, l.has_second_factor`;

/** A learner with all the fields that admins see. */
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
  email_verified_at: Date | null;
}

/** Columns of `learner l` for an `AdminRow`. */
const adminColumns = `${listedColumns}, l.address, l.postal_code AS postalcode, l.city, l.country, l.native_language,
  l.current_language, l.business, l.email_verified_at,
  (SELECT count(*)::int FROM session s WHERE s.learner_id = l.id AND s.expires_at > now()) AS open_sessions,
  (SELECT count(*)::int FROM access_token a WHERE a.learner_id = l.id) AS access_tokens`;

/** Database columns by API field, in the order of their parameters in `toParams`. */
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

/** All fields of a learner that admins can set; `user_level` is the pinned level. */
export type LearnerState = {
  [Name in keyof LearnerChange]-?: Exclude<LearnerChange[Name], undefined>;
} & { selected_languages: number[] };

const state = `${names.map((name) => `l.${columns[name]} AS ${name}`).join(', ')}, l.selected_languages`;

const sql = statements<QueryTypes>('learners', {
  findLearner: `SELECT ${adminColumns} FROM learner l WHERE l.id = $1`,
  lockLearner: `SELECT ${state} FROM learner l WHERE l.id = $1 FOR NO KEY UPDATE`,
  updateLearner: `UPDATE learner SET ${names.map((name, index) => `${columns[name]} = $${index + 3}`).join(', ')}, selected_languages = $2
   WHERE id = $1`,
  insertLearner: `INSERT INTO learner (id, selected_languages, ${names.map((name) => columns[name]).join(', ')}, password_hash,
     ui_language)
   VALUES ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')}, $${names.length + 3}, $${names.length + 4})`,
  deleteOtherPlan: 'DELETE FROM subscription WHERE learner_id = $1 AND plan_id::text <> $2',
});

const toParams = (id: string, learner: LearnerState): QueryTypes['updateLearner']['params'] => [
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

/** Finds a learner with all the fields that admins see. */
export const findLearner = (db: Queryable, id: string): Promise<AdminRow | undefined> =>
  first(db, sql.findLearner, [id]);

/** Reads a learner and locks the row until the transaction ends. */
export const lockLearner = (tx: Queryable, id: string): Promise<LearnerState | undefined> =>
  first(tx, sql.lockLearner, [id]);

/** Writes all fields of a learner. */
export const updateLearner = (tx: Queryable, id: string, learner: LearnerState): Promise<number> =>
  run(tx, sql.updateLearner, toParams(id, learner));

export const insertLearner = (
  tx: Queryable,
  id: string,
  { learner, passwordHash, uiLanguage }: { learner: LearnerState; passwordHash: string; uiLanguage: string },
): Promise<number> => run(tx, sql.insertLearner, [...toParams(id, learner), passwordHash, uiLanguage]);

/** Finds the email and language to use for emails to a learner. */
export const findEmailRecipient = (db: Queryable, id: string): Promise<EmailRecipient | null> =>
  db.prisma.learner.findUnique({ where: { id }, select: { email: true, uiLanguage: true } });

/** Deletes a learner's subscription unless it is for `plan`, the plan that an admin has set without an expiry date. */
export const deleteOtherPlan = (tx: Queryable, id: string, plan: string): Promise<number> =>
  run(tx, sql.deleteOtherPlan, [id, plan]);
