import { fail } from '@glossa/contract/failure';
import type { LearnerChange } from '@glossa/contract/learners';
import type { Transaction } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import { deleteLinks, unmarkVerified } from '#domain/accounts/email-links/queries.ts';
import {
  deleteResetTokens,
  endAllSessions,
  lockActiveAdmins,
  revokeAllTokens,
} from '#domain/accounts/queries.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import type { Actor } from './audit.ts';
import * as queries from './queries.ts';

/**
 * Changes a learner. Returns what changed, for the caller to record in the audit log, or undefined if nothing did.
 * @throws {Failure} learner_not_found, last_admin, own_account, forbidden, plan_limit
 */
export async function applyChange(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: LearnerChange,
): Promise<Record<string, unknown> | undefined> {
  const removesAccess = change.is_active === false || change.is_superuser === false;
  const admins = removesAccess ? await lockActiveAdmins(tx) : [];
  const before = (await queries.lockLearner(tx, id)) ?? fail('learner_not_found');
  // Users change their own address in Settings, where the change has to be confirmed from both mailboxes.
  if (id === actor.id && change.email !== undefined && change.email !== before.email) fail('own_account');
  const detail = buildAuditDetail(before, change);
  if (Object.keys(detail).length === 0) return undefined;
  const revokes = (name: 'is_active' | 'is_superuser') => before[name] && change[name] === false;
  if (revokes('is_active') || revokes('is_superuser')) guardAdmins(actor, id, admins);
  const after = stateAfter(before, change);
  await queries.updateLearner(tx, id, after);
  if (after.subscription_type !== before.subscription_type)
    await queries.deleteOtherPlan(tx, id, after.subscription_type);
  // Links sent to the old email address must no longer work.
  if (after.email !== before.email) {
    await deleteResetTokens(tx, id);
    await deleteLinks(tx, id);
    await unmarkVerified(tx, id);
    await recordSecurityEvent(tx, { kind: 'email_change', account: { learnerId: id }, actor });
  }
  if (before.is_active && !after.is_active) await revokeAccess(tx, id);
  await recordAccessChange(tx, actor, id, { before, after });
  return detail;
}

type Roles = Pick<queries.LearnerState, 'is_superuser' | 'is_staff' | 'can_manage_content'>;

export const pickRoles = ({ is_superuser, is_staff, can_manage_content }: Roles): Roles => ({
  is_superuser,
  is_staff,
  can_manage_content,
});

/** Records changed roles, with their old and new values, in the security log. */
export async function recordRoleChange(
  tx: Transaction,
  actor: Actor,
  id: string,
  { before, after }: { before: Partial<Roles>; after: Roles },
): Promise<void> {
  const changed = (Object.keys(after) as (keyof Roles)[]).filter(
    (role) => after[role] !== (before[role] ?? false),
  );
  if (changed.length === 0) return;
  const detail = Object.fromEntries(changed.map((role) => [role, [before[role] ?? false, after[role]]]));
  await recordSecurityEvent(tx, { kind: 'role_change', account: { learnerId: id }, actor, detail });
}

/** Records changed roles, and whether the account was activated or deactivated, in the security log. */
async function recordAccessChange(
  tx: Transaction,
  actor: Actor,
  id: string,
  { before, after }: { before: queries.LearnerState; after: queries.LearnerState },
): Promise<void> {
  await recordRoleChange(tx, actor, id, { before: pickRoles(before), after: pickRoles(after) });
  if (before.is_active === after.is_active) return;
  const kind = after.is_active ? 'account_activate' : 'account_deactivate';
  await recordSecurityEvent(tx, { kind, account: { learnerId: id }, actor });
}

/**
 * Prevents admins from removing their own access or that of the last active admin.
 * @throws {Failure} own_account, last_admin, forbidden
 */
export function guardAdmins(actor: Actor, id: string, admins: readonly string[]): void {
  if (id === actor.id) fail('own_account');
  if (admins.length === 1 && admins[0] === id) fail('last_admin');
  // Another admin has removed the actor's rights in the meantime.
  if (!admins.includes(actor.id)) fail('forbidden');
}

const personalFields: ReadonlySet<string> = new Set([
  'username',
  'email',
  'firstname',
  'lastname',
  'address',
  'postalcode',
  'city',
  'country',
  'native_language',
]);

/** Lists the changes for the audit log: personal fields by name only, others with their old and new values. */
function buildAuditDetail(before: queries.LearnerState, change: LearnerChange): Record<string, unknown> {
  const changedFields = (Object.keys(change) as (keyof LearnerChange)[]).filter(
    (name) => change[name] !== before[name],
  );
  const personal = changedFields.filter((name) => personalFields.has(name));
  const loggedFields = changedFields.filter((name) => !personalFields.has(name));
  return {
    ...(personal.length > 0 && { fields: personal }),
    ...Object.fromEntries(loggedFields.map((name) => [name, [before[name], change[name]]])),
  };
}

/**
 * Returns a learner's fields with the change applied.
 * @throws {Failure} plan_limit when the plan doesn't include another language
 */
function stateAfter(before: queries.LearnerState, change: LearnerChange): queries.LearnerState {
  // Absent fields aren't changed, which exactOptionalPropertyTypes can't express for a spread.
  const after = { ...before, ...change } as queries.LearnerState;
  if (change.current_language === undefined) return after;
  const languages = chooseLanguages(
    {
      currentLanguage: before.current_language,
      selectedLanguages: before.selected_languages,
      subscriptionType: after.subscription_type,
    },
    { current: change.current_language },
  );
  const { currentLanguage, selectedLanguages } = languages ?? fail('plan_limit');
  // Setting the current language to null keeps the selected languages.
  return {
    ...after,
    current_language: change.current_language && currentLanguage,
    selected_languages: selectedLanguages,
  };
}

/** Ends all sessions, tokens and reset links of a learner. Returns the number of sessions and tokens. */
export async function revokeAccess(
  tx: Transaction,
  id: string,
): Promise<{ sessions: number; tokens: number }> {
  const sessions = await endAllSessions(tx, id);
  const tokens = await revokeAllTokens(tx, id);
  await deleteResetTokens(tx, id);
  return { sessions, tokens };
}
