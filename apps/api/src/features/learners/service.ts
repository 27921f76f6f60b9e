import type { changeLearners as changeLearnersEndpoint, LearnerAction } from '@glossa/contract/bulk-learners';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import {
  roleFields,
  type AdminLearner,
  type LearnerChange,
  type NewLearner,
} from '@glossa/contract/learners';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '#deps.ts';
import { deleteAccount, type DeletionDeps } from '#domain/accounts/delete-account.ts';
import { createLink } from '#domain/accounts/email-links/create-link.ts';
import { emailChangedEmail, linkEmail } from '#domain/accounts/email-links/emails.ts';
import { findAddress } from '#domain/accounts/email-links/queries.ts';
import { isEmailVerified, requireVerifiedEmail } from '#domain/accounts/email-verification.ts';
import { hashPassword, rejectCommonPassword } from '#domain/accounts/passwords.ts';
import { endAllSessions, removeSecondFactor } from '#domain/accounts/queries.ts';
import { securityEmail } from '#domain/accounts/security-email.ts';
import type { User } from '#domain/accounts/user.ts';
import { pickFreeUsername, suggestUsernames } from '#domain/accounts/usernames.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { applyChange, guardAdmins, pickRoles, recordRoleChange, revokeAccess } from './apply-change.ts';
import { recordLearnerAudit, type Actor } from './audit.ts';
import { createInvitation, sendInvitation } from './invitation.ts';
import { presentLearner } from './present-learner.ts';
import * as queries from './queries.ts';
import { getUnusablePasswordHash } from './unusable-password.ts';

/** Returns a learner with all the fields that admins see. @throws {Failure} learner_not_found */
export const getLearner = async (db: Queryable, id: string): Promise<AdminLearner> =>
  presentLearner((await queries.findLearner(db, id)) ?? fail('learner_not_found'));

/**
 * Creates an account. Invites its owner if requested and no password is given.
 * @throws {Failure} email_taken, username_taken, email_not_verified if an invitation is requested and the admin's
 *   address isn't confirmed, learner_not_verified for a role together with a password, or invalid_request for a common
 *   password
 */
export async function createLearner(
  deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>,
  actor: Actor & Pick<User, 'uiLanguage' | 'emailVerifiedAt'>,
  { password, invite, username, email, ...fields }: NewLearner,
): Promise<AdminLearner> {
  if (password !== undefined) rejectCommonPassword('password', password);
  const invited = invite && password === undefined;
  if (invited) requireVerifiedEmail(actor, deps.config);
  // An account without a password can't be used until its owner follows an emailed link, so no check is needed for it.
  if (password !== undefined && deps.config.emailVerification.isRequired && hasRole(fields))
    fail('learner_not_verified');
  const passwordHash = await (password === undefined ? getUnusablePasswordHash() : hashPassword(password));
  const id = newId();
  const { firstname = '', lastname = '', current_language: language = null } = fields;
  const names = suggestUsernames({ email, firstName: firstname, lastName: lastname });
  const learner = {
    email,
    username: username ?? (await pickFreeUsername(deps.db, names)),
    firstname,
    lastname,
    address: fields.address ?? '',
    postalcode: fields.postalcode ?? '',
    city: fields.city ?? '',
    country: fields.country ?? '',
    native_language: fields.native_language ?? '',
    current_language: language,
    selected_languages: language === null ? [] : [language],
    subscription_type: fields.subscription_type ?? 'Basic',
    is_active: true,
    points: fields.points ?? 0,
    user_level: fields.user_level ?? null,
    business: fields.business ?? false,
    account_type: fields.account_type ?? 'learner',
    is_superuser: fields.is_superuser ?? false,
    is_staff: fields.is_staff ?? false,
    can_manage_content: fields.can_manage_content ?? false,
  } as const;
  const { is_superuser, is_staff, can_manage_content, subscription_type, account_type } = learner;
  const token = await failIfTaken(() =>
    deps.db.transaction(async (tx) => {
      await queries.insertLearner(tx, id, {
        learner: { ...learner, selected_languages: [...learner.selected_languages] },
        passwordHash,
        // Used until the owner chooses a language.
        uiLanguage: actor.uiLanguage,
      });
      const detail = { is_superuser, is_staff, can_manage_content, subscription_type, account_type, invited };
      await recordLearnerAudit(tx, actor, { action: 'create', target: id, detail });
      await recordRoleChange(tx, actor, id, { before: {}, after: pickRoles(learner) });
      return invited ? createInvitation(tx, id) : undefined;
    }),
  );
  if (token !== undefined)
    deps.background.run('invitation', () =>
      sendInvitation(deps, { email, uiLanguage: actor.uiLanguage }, token),
    );
  return getLearner(deps.db, id);
}

/**
 * Returns whether a change affects who can sign in or what they may do, that is, whether it changes the email or the
 * roles.
 * @throws {Failure} learner_not_found
 */
export async function isSensitiveChange(db: Database, id: string, change: LearnerChange): Promise<boolean> {
  const fields = (['email', ...roleFields] as const).filter((field) => change[field] !== undefined);
  if (fields.length === 0) return false;
  const learner = await getLearner(db, id);
  return fields.some((field) => change[field] !== learner[field]);
}

/**
 * Changes a learner. Sends a confirmation link to a new email address and a notice to the previous one.
 * @throws {Failure} learner_not_found, last_admin, own_account, forbidden, plan_limit, email_taken, username_taken,
 *   learner_not_verified for a role without a confirmed email address
 */
export async function changeLearner(
  deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>,
  actor: Actor,
  id: string,
  change: LearnerChange,
): Promise<AdminLearner> {
  const { db, config, mailer, background } = deps;
  const moved = await failIfTaken(() =>
    db.transaction(async (tx) => {
      const before = (await findAddress(tx, id)) ?? fail('learner_not_found');
      const detail = await changeWithDetail(tx, actor, id, change);
      const after = (await findAddress(tx, id)) ?? fail('learner_not_found');
      if (hasNewRole(detail) && !isEmailVerified(after, config.emailVerification))
        fail('learner_not_verified');
      const { email } = after;
      if (email === before.email) return undefined;
      const link = { learnerId: id, purpose: 'verify', email } as const;
      const token = config.emailVerification.isRequired ? await createLink(tx, link) : undefined;
      return { before, email, token };
    }),
  );
  if (moved) {
    const { before, email, token } = moved;
    if (before.emailVerifiedAt)
      background.run('security notice', () => mailer.send(emailChangedEmail(before)));
    if (token !== undefined)
      background.run('email link', () =>
        mailer.send(
          linkEmail({ ...before, email }, config.publicUrl, { purpose: 'verify', token, newEmail: email }),
        ),
      );
  }
  return getLearner(db, id);
}

const hasRole = (fields: Partial<Record<(typeof roleFields)[number], boolean | undefined>>): boolean =>
  roleFields.some((role) => fields[role]);

/** Returns whether a change, as described in the audit log, gave a learner a role. */
const hasNewRole = (detail: Record<string, unknown> = {}): boolean =>
  roleFields.some((role) => (detail[role] as [before: boolean, after: boolean] | undefined)?.[1]);

/** Prevents a learner from signing in and ends all their sessions. @throws {Failure} like `changeLearner` */
export async function deactivateLearner(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction((tx) => changeAndAudit(tx, actor, id, { is_active: false }));
}

/**
 * Invites a learner again, replacing earlier invitations.
 * @throws {Failure} learner_not_found, learner_inactive, email_not_verified if the admin's address isn't confirmed
 */
export async function inviteLearner(
  deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>,
  actor: Actor & Pick<User, 'emailVerifiedAt'>,
  id: string,
): Promise<void> {
  requireVerifiedEmail(actor, deps.config);
  const { recipient, token } = await deps.db.transaction(async (tx) => {
    const learner = (await queries.lockLearner(tx, id)) ?? fail('learner_not_found');
    if (!learner.is_active) fail('learner_inactive');
    await recordLearnerAudit(tx, actor, { action: 'invite', target: id });
    const found = (await queries.findEmailRecipient(tx, id)) ?? fail('learner_not_found');
    return { recipient: found, token: await createInvitation(tx, id) };
  });
  deps.background.run('invitation', () => sendInvitation(deps, recipient, token));
}

/** Signs a learner out everywhere. Returns the number of sessions and tokens that were revoked. */
export const endSessions = (
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ sessions: number; tokens: number }> =>
  db.transaction(async (tx) => {
    if (id === actor.id) fail('own_account');
    if (!(await queries.lockLearner(tx, id))) fail('learner_not_found');
    const endedSessions = await revokeAccess(tx, id);
    await recordLearnerAudit(tx, actor, { action: 'end_sessions', target: id, detail: endedSessions });
    const event = { kind: 'sessions_end', account: { learnerId: id }, actor } as const;
    await recordSecurityEvent(tx, { ...event, detail: endedSessions });
    return endedSessions;
  });

/**
 * Removes the second factor of a learner who has lost it, ends their sessions and notifies them.
 * @throws {Failure} learner_not_found, own_account, second_factor_missing
 */
export async function resetSecondFactor(
  { db, config, mailer, background }: Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>,
  actor: Actor,
  id: string,
): Promise<void> {
  if (id === actor.id) fail('own_account');
  const recipient = await db.transaction(async (tx) => {
    if (!(await queries.lockLearner(tx, id))) fail('learner_not_found');
    if (!(await removeSecondFactor(tx, id))) fail('second_factor_missing');
    await endAllSessions(tx, id);
    await recordLearnerAudit(tx, actor, { action: 'reset_factor', target: id });
    await recordSecurityEvent(tx, { kind: 'factor_reset', account: { learnerId: id }, actor });
    return queries.findEmailRecipient(tx, id);
  });
  if (recipient)
    background.run('security notice', () => mailer.send(securityEmail(recipient, config.publicUrl, 'reset')));
}

/**
 * Deletes a learner permanently.
 * @throws {Failure} learner_not_found, last_admin, own_account
 */
export const deleteLearner = (deps: DeletionDeps, actor: Actor, id: string): Promise<void> =>
  deleteAccount(deps, id, actor, async (tx, admins) => {
    if (!(await queries.lockLearner(tx, id))) fail('learner_not_found');
    guardAdmins(actor, id, admins);
    await recordLearnerAudit(tx, actor, { action: 'delete', target: id });
  });

type BulkDeps = DeletionDeps;
type BulkBody = HandlerInput<typeof changeLearnersEndpoint>['body'];

/** Actions on one learner. Each returns whether it changed anything. */
const bulkActions: Record<
  LearnerAction,
  (deps: BulkDeps, actor: Actor, id: string, body: BulkBody) => Promise<boolean>
> = {
  activate: ({ db }, actor, id) => db.transaction((tx) => changeAndAudit(tx, actor, id, { is_active: true })),
  deactivate: ({ db }, actor, id) =>
    db.transaction((tx) => changeAndAudit(tx, actor, id, { is_active: false })),
  subscription: ({ db }, actor, id, { subscription_type: plan }) =>
    db.transaction((tx) => changeAndAudit(tx, actor, id, { subscription_type: plan })),
  end_sessions: async ({ db }, actor, id) => {
    const { sessions, tokens } = await endSessions(db, actor, id);
    return sessions + tokens > 0;
  },
  delete: async (deps, actor, id) => {
    await deleteLearner(deps, actor, id);
    return true;
  },
};

/** Applies one action to several learners in turn. Returns the outcome for each, even after an unexpected error. */
export async function changeLearners(
  deps: BulkDeps,
  actor: Actor,
  body: BulkBody,
): Promise<HandlerResult<typeof changeLearnersEndpoint>> {
  const results = [];
  for (const id of new Set(body.ids)) {
    // One transaction each, so that a failure for one learner doesn't undo the others.
    try {
      results.push({
        id,
        ok: true,
        changed: await bulkActions[body.action](deps, actor, id, body),
        error: null,
      });
    } catch (error) {
      const isExpected = error instanceof Failure;
      if (!isExpected)
        deps.log.error({ err: error, learnerId: id, action: body.action }, 'could not change learner');
      results.push({ id, ok: false, changed: false, error: isExpected ? error.code : 'internal_error' });
    }
  }
  return { results };
}

/**
 * Runs `work` and converts unique violations on accounts to failures.
 * @throws {Failure} email_taken, username_taken
 */
async function failIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const { constraint } = error as { constraint?: string };
    return fail(constraint === 'learner_username_key' ? 'username_taken' : 'email_taken');
  }
}

/** Changes a learner like `applyChange` and writes an audit entry. Returns what changed. */
async function changeWithDetail(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: LearnerChange,
): Promise<Record<string, unknown> | undefined> {
  const detail = await applyChange(tx, actor, id, change);
  if (detail) await recordLearnerAudit(tx, actor, { action: toAuditAction(detail), target: id, detail });
  return detail;
}

/** Changes a learner like `applyChange` and writes an audit entry. Returns whether anything changed. */
const changeAndAudit = async (...args: Parameters<typeof changeWithDetail>): Promise<boolean> =>
  (await changeWithDetail(...args)) !== undefined;

const toAuditAction = (detail: Record<string, unknown>): 'update' | 'activate' | 'deactivate' => {
  const [only, ...others] = Object.keys(detail);
  if (only !== 'is_active' || others.length > 0) return 'update';
  return (detail['is_active'] as boolean[])[1] ? 'activate' : 'deactivate';
};
