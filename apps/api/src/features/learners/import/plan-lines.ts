import type { LearnerChange } from '@glossa/contract/learners';
import type { RefusedLearner, RosterSettings } from '@glossa/contract/learner-import';
import type { Queryable } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import type { ListEntry } from './read-line.ts';
import { toRejectedLearner, type Roster, type RosterLine } from './read-list.ts';
import { findAccountsByEmail, findUsernameOwners, type ExistingAccount } from './queries.ts';

/** What to do with a batch of lines. */
export interface BatchPlan {
  add: ListEntry[];
  change: { id: string; change: LearnerChange }[];
  kept: number;
  refused: RefusedLearner[];
}

/** Returns the changes that a line makes to an account. A list never changes the password of an existing account. */
function diffEntry({ password: _password, ...entry }: ListEntry, known: ExistingAccount): LearnerChange {
  const changedFields = Object.entries(entry).filter(([name, value]) =>
    name === 'email' ? false : value !== known[name as keyof ExistingAccount],
  );
  return Object.fromEntries(changedFields) as LearnerChange;
}

const isPrivileged = ({ is_superuser, is_staff, can_manage_content }: ExistingAccount): boolean =>
  is_superuser || is_staff || can_manage_content;

const exceedsPlan = (change: LearnerChange, known: ExistingAccount): boolean =>
  change.current_language !== undefined &&
  chooseLanguages(
    {
      currentLanguage: known.current_language,
      selectedLanguages: known.selected_languages,
      subscriptionType: change.subscription_type ?? known.subscription_type,
    },
    { current: change.current_language },
  ) === undefined;

/** Plans what to do with a batch of lines, given the existing accounts. */
export async function planLines(
  db: Queryable,
  { columns }: Pick<Roster, 'columns'>,
  lines: readonly RosterLine[],
  { existing }: Pick<RosterSettings, 'existing'>,
): Promise<BatchPlan> {
  const entries = lines.flatMap((line) => ('entry' in line ? [line.entry] : []));
  const known = await findAccountsByEmail(
    db,
    entries.map(({ email }) => email),
  );
  const owners = await findUsernameOwners(
    db,
    entries.flatMap(({ username }) => username ?? []),
  );
  const plan: BatchPlan = { add: [], change: [], kept: 0, refused: [] };
  for (const line of lines) {
    if ('refused' in line) {
      plan.refused.push(line.refused);
      continue;
    }
    const { entry } = line;
    const reject = (
      ...refusal: Parameters<typeof toRejectedLearner> extends [unknown, unknown, infer R] ? [R] : never
    ) => plan.refused.push(toRejectedLearner(columns, line, ...refusal));
    const account = known.get(entry.email.toLowerCase());
    const owner = entry.username === undefined ? undefined : owners.get(entry.username.toLowerCase());
    if (account && existing === 'skip') plan.kept += 1;
    else if (owner !== undefined && owner !== account?.id)
      reject({ field: 'username', reason: 'username_taken' });
    else if (!account) plan.add.push(entry);
    else {
      const change = diffEntry(entry, account);
      if (Object.keys(change).length === 0) plan.kept += 1;
      else if (isPrivileged(account)) reject({ field: 'email', reason: 'administrator' });
      else if (exceedsPlan(change, account)) reject({ field: 'current_language', reason: 'plan_limit' });
      else plan.change.push({ id: account.id, change });
    }
  }
  return plan;
}
