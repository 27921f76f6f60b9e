import type { Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { hashPassword } from '#domain/accounts/passwords.ts';
import { suggestUsernames } from '#domain/accounts/usernames.ts';
import { unknownPassword } from '../unknown-password.ts';
import { findTakenNames } from './queries.ts';
import type { RosterEntry } from './read-line.ts';
import type { QueryTypes } from './add-learners.types.ts';

export const sql = statements<QueryTypes>('learnersRosterAddLearners', {
  insert: `INSERT INTO learner (id, email, username, password_hash, first_name, last_name, address, postal_code, city, country,
     native_language, current_language, selected_languages, subscription_type, points, business, account_type, ui_language)
   SELECT id, email, username, hash, first, last, address, postal, city, country, native, current,
     CASE WHEN current IS NULL THEN '{}'::smallint[] ELSE ARRAY[current] END, plan, points, business, 'learner',
     -- The language of whoever adds them, until they choose one.
     (SELECT o.ui_language FROM learner_import i JOIN learner o ON o.id = i.owner_id WHERE i.id = $16)
   FROM unnest($1::uuid[], $2::citext[], $3::citext[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
     $10::text[], $11::text[], $12::smallint[], $13::subscription_type[], $14::int[], $15::bool[])
     AS given (id, email, username, hash, first, last, address, postal, city, country, native, current, plan, points, business)
   ORDER BY email ON CONFLICT DO NOTHING RETURNING id`,
  invite: 'INSERT INTO learner_import_invite (import_id, learner_id) SELECT $1, unnest($2::uuid[])',
});

/** Attempts per batch to find free usernames; the lines that are left are refused. */
const tries = 5;

/** A learner to add, with the password hash. */
export type Prepared = RosterEntry & { id: string; hash: string };

/** Hashes the given passwords in worker threads. Calls `onOne` after each. */
export async function prepare(entries: readonly RosterEntry[], onOne: () => void): Promise<Prepared[]> {
  const unknown = await unknownPassword();
  return Promise.all(
    entries.map(async (entry) => {
      const hash = entry.password === undefined ? unknown : await hashPassword(entry.password);
      onOne();
      return { ...entry, id: newId(), hash };
    }),
  );
}

/** Assigns usernames to people without one, avoiding those that are taken or appear in the list. */
async function named(
  tx: Transaction,
  people: readonly Prepared[],
  given: ReadonlySet<string>,
): Promise<(Prepared & { username: string })[]> {
  const options = people.map(({ username, email, firstname = '', lastname = '' }) =>
    username === undefined
      ? suggestUsernames({ email, firstName: firstname, lastName: lastname })
      : [username],
  );
  const taken = new Set((await findTakenNames(tx, options.flat())).keys());
  return people.map((user, index) => {
    const names = options[index] as string[];
    const isFree = (name: string) => !taken.has(name.toLowerCase()) && !given.has(name.toLowerCase());
    const username = user.username ?? names.find(isFree) ?? names.at(-1) ?? user.id;
    taken.add(username.toLowerCase());
    return { ...user, username };
  });
}

/** Inserts learners and records whom to invite. Returns those whose email or username had just been taken. */
export async function addLearners(
  tx: Transaction,
  people: readonly Prepared[],
  { importId, invites, given: names }: { importId: string; invites: boolean; given: ReadonlySet<string> },
): Promise<Prepared[]> {
  let left = [...people];
  const added: Prepared[] = [];
  for (let round = 1; left.length > 0 && round <= tries; round += 1) {
    const given = await named(tx, left, names);
    const texts = (
      name: 'firstname' | 'lastname' | 'address' | 'postalcode' | 'city' | 'country' | 'native_language',
    ) => given.map((user) => user[name] ?? '');
    const rows = await many(tx, sql.insert, [
      given.map(({ id }) => id),
      given.map(({ email }) => email),
      given.map(({ username }) => username),
      given.map(({ hash }) => hash),
      texts('firstname'),
      texts('lastname'),
      texts('address'),
      texts('postalcode'),
      texts('city'),
      texts('country'),
      texts('native_language'),
      given.map(({ current_language: language }) => language ?? null),
      given.map(({ subscription_type: plan }) => plan ?? 'Basic'),
      given.map(({ points }) => points ?? 0),
      given.map(({ business }) => business ?? false),
      importId,
    ]);
    const made = new Set(rows.map(({ id }) => id));
    added.push(...left.filter(({ id }) => made.has(id)));
    left = left.filter(({ id }) => !made.has(id));
  }
  const uninvited = added.filter(({ password }) => password === undefined).map(({ id }) => id);
  if (invites && uninvited.length > 0) await run(tx, sql.invite, [importId, uninvited]);
  return left;
}
