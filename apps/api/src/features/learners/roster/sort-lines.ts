import type { LearnerChange } from '@glossa/contract/learners';
import type { RefusedLearner, RosterSettings } from '@glossa/contract/learner-import';
import type { Queryable } from '@glossa/db/database';

import { chooseLanguages } from '#domain/accounts/choose-languages.ts';
import type { RosterEntry } from './read-line.ts';
import { refusalOf, type Roster, type RosterLine } from './read-roster.ts';
import { findKnown, findTakenNames, type KnownLearner } from './queries.ts';

/** What to do with some lines of a list. */
export interface Sorted {
  add: RosterEntry[];
  change: { id: string; change: LearnerChange }[];
  kept: number;
  refused: RefusedLearner[];
}

/** Returns what a line would change in an account. A list never changes the password of an existing account. */
function changeOf({ password: _password, ...entry }: RosterEntry, known: KnownLearner): LearnerChange {
  const changed = Object.entries(entry).filter(([name, value]) =>
    name === 'email' ? false : value !== known[name as keyof KnownLearner],
  );
  return Object.fromEntries(changed) as LearnerChange;
}

const hasRights = ({ is_superuser, is_staff, can_manage_content }: KnownLearner): boolean =>
  is_superuser || is_staff || can_manage_content;

const exceedsPlan = (change: LearnerChange, known: KnownLearner): boolean =>
  change.current_language !== undefined &&
  chooseLanguages(
    {
      currentLanguage: known.current_language,
      selectedLanguages: known.selected_languages,
      subscriptionType: change.subscription_type ?? known.subscription_type,
    },
    { current: change.current_language },
  ) === undefined;

/** Decides what to do with some lines, given the existing accounts. */
export async function sortLines(
  db: Queryable,
  { columns }: Pick<Roster, 'columns'>,
  lines: readonly RosterLine[],
  { existing }: Pick<RosterSettings, 'existing'>,
): Promise<Sorted> {
  const entries = lines.flatMap((line) => ('entry' in line ? [line.entry] : []));
  const known = await findKnown(
    db,
    entries.map(({ email }) => email),
  );
  const owners = await findTakenNames(
    db,
    entries.flatMap(({ username }) => username ?? []),
  );
  const sorted: Sorted = { add: [], change: [], kept: 0, refused: [] };
  for (const line of lines) {
    if ('refused' in line) {
      sorted.refused.push(line.refused);
      continue;
    }
    const { entry } = line;
    const refuse = (
      ...refusal: Parameters<typeof refusalOf> extends [unknown, unknown, infer R] ? [R] : never
    ) => sorted.refused.push(refusalOf(columns, line, ...refusal));
    const account = known.get(entry.email.toLowerCase());
    const owner = entry.username === undefined ? undefined : owners.get(entry.username.toLowerCase());
    if (account && existing === 'skip') sorted.kept += 1;
    else if (owner !== undefined && owner !== account?.id)
      refuse({ field: 'username', reason: 'username_taken' });
    else if (!account) sorted.add.push(entry);
    else {
      const change = changeOf(entry, account);
      if (Object.keys(change).length === 0) sorted.kept += 1;
      else if (hasRights(account)) refuse({ field: 'email', reason: 'administrator' });
      else if (exceedsPlan(change, account)) refuse({ field: 'current_language', reason: 'plan_limit' });
      else sorted.change.push({ id: account.id, change });
    }
  }
  return sorted;
}
