import { fail } from '@glossa/contract/failure';
import type { LearnerChange } from '@glossa/contract/learners';
import type { Transaction } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import { lockActiveAdmins } from '#domain/accounts/deletion-queries.ts';
import { endAllSessions, removeResetTokens, revokeAllTokens } from '#domain/accounts/password-queries.ts';
import { dropOtherPlan, lockLearnerRow, writeLearner, type LearnerState } from './change-queries.ts';
import { noteDeed, type Actor } from './deeds.ts';

/**
 * Refuses changes that would remove the last active admin, and admins' changes to their own access.
 * @throws {Failure} own_account, last_admin, forbidden
 */
export function guardAdmins(actor: Actor, id: string, admins: readonly string[]): void {
  if (id === actor.id) fail('own_account');
  if (admins.length === 1 && admins[0] === id) fail('last_admin');
  // Another admin has removed the actor's rights in the meantime.
  if (!admins.includes(actor.id)) fail('forbidden');
}

const personal: ReadonlySet<string> = new Set([
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

/** Lists what changed for the audit log: personal fields by name only, others with the old and new value. */
function detailOf(before: LearnerState, change: LearnerChange): Record<string, unknown> {
  const changed = (Object.keys(change) as (keyof LearnerChange)[]).filter(
    (name) => change[name] !== before[name],
  );
  const named = changed.filter((name) => personal.has(name));
  const told = changed.filter((name) => !personal.has(name));
  return {
    ...(named.length > 0 && { fields: named }),
    ...Object.fromEntries(told.map((name) => [name, [before[name], change[name]]])),
  };
}

/**
 * Applies a change to the state, selecting only languages that the plan includes.
 * @throws {Failure} plan_limit
 */
function stateAfter(before: LearnerState, change: LearnerChange): LearnerState {
  // Absent fields stay as they are, which exactOptionalPropertyTypes can't express for a spread.
  const after = { ...before, ...change } as LearnerState;
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
export async function endAccess(tx: Transaction, id: string): Promise<{ sessions: number; tokens: number }> {
  const sessions = await endAllSessions(tx, id);
  const tokens = await revokeAllTokens(tx, id);
  await removeResetTokens(tx, id);
  return { sessions, tokens };
}

const actionOf = (detail: Record<string, unknown>): 'update' | 'activate' | 'deactivate' => {
  const [only, ...others] = Object.keys(detail);
  if (only !== 'is_active' || others.length > 0) return 'update';
  return (detail['is_active'] as boolean[])[1] ? 'activate' : 'deactivate';
};

/**
 * Changes a learner. Returns what changed, for the caller to record in the audit log, or undefined if nothing did.
 * @throws {Failure} learner_not_found, last_admin, own_account, plan_limit
 */
export async function applyChange(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: LearnerChange,
): Promise<Record<string, unknown> | undefined> {
  const takesRights = change.is_active === false || change.is_superuser === false;
  const admins = takesRights ? await lockActiveAdmins(tx) : [];
  const before = (await lockLearnerRow(tx, id)) ?? fail('learner_not_found');
  const detail = detailOf(before, change);
  if (Object.keys(detail).length === 0) return undefined;
  const loses = (name: 'is_active' | 'is_superuser') => before[name] && change[name] === false;
  if (loses('is_active') || loses('is_superuser')) guardAdmins(actor, id, admins);
  const after = stateAfter(before, change);
  await writeLearner(tx, id, after);
  if (after.subscription_type !== before.subscription_type)
    await dropOtherPlan(tx, id, after.subscription_type);
  // Reset links were sent to the old email.
  if (after.email !== before.email) await removeResetTokens(tx, id);
  if (before.is_active && !after.is_active) await endAccess(tx, id);
  return detail;
}

/** Changes a learner like `applyChange` and writes an audit entry. Returns whether anything changed. */
export async function changeLearner(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: LearnerChange,
): Promise<boolean> {
  const detail = await applyChange(tx, actor, id, change);
  if (detail) await noteDeed(tx, actor, { action: actionOf(detail), target: id, detail });
  return detail !== undefined;
}
