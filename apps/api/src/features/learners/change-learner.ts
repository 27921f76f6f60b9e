import type { LearnerChange } from '@glossa/contract/learners';
import type { Transaction } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import { lockActiveAdmins } from '#domain/accounts/deletion-queries.ts';
import { endAllSessions, removeResetTokens, revokeAllTokens } from '#domain/accounts/password-queries.ts';
import { fail } from '#http/fail.ts';
import { dropOtherPlan, lockLearnerRow, writeLearner, type LearnerState } from './change-queries.ts';
import { noteDeed, type Actor } from './deeds.ts';

/** Refuses what would leave nobody who administers, and what somebody does to oneself by mistake. */
export function guardAdmins(actor: Actor, id: string, admins: readonly string[]): void {
  if (id === actor.id) fail('own_account');
  if (admins.length === 1 && admins[0] === id) fail('last_admin');
  // Another admin was faster.
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

/** What changed: of what is personal the names of the fields, of the rest what it was and is. */
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

/** The state after a change, with the languages that the plan includes. */
function stateAfter(before: LearnerState, change: LearnerChange): LearnerState {
  // What is not there stays; exact types cannot say that of a spread.
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
  // Nobody's languages are lost by having none of them open.
  return {
    ...after,
    current_language: change.current_language && currentLanguage,
    selected_languages: selectedLanguages,
  };
}

/** Ends every way in that is open. */
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
 * Changes a learner, and answers what that changed; undefined for nothing. Whoever calls it writes that down. Fails with
 * `learner_not_found`, `last_admin`, `own_account` and `plan_limit`.
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
  // A link went to the old address.
  if (after.email !== before.email) await removeResetTokens(tx, id);
  if (before.is_active && !after.is_active) await endAccess(tx, id);
  return detail;
}

/** Changes a learner as `applyChange` does, and writes it down. Answers whether that changed anything. */
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
