import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { mostLearners, type RefusedLearner, type RosterField } from '@glossa/contract/learner-import';
import type { Storage } from '@glossa/storage/storage';
import { readDelimited } from '@glossa/formats/word-files/delimited';
import { sniffDelimiter } from '@glossa/formats/word-files/sniff-delimiter';
import { unguardCell } from '@glossa/formats/word-files/spreadsheet-guard';

import { rosterKey } from '#domain/accounts/roster-key.ts';
import { decodeText } from '#http/decode-text.ts';
import { fail } from '#http/fail.ts';
import { readLine, type RosterEntry } from './read-line.ts';
import { rosterColumns } from './roster-columns.ts';

/** A line of a list: what it says, or why it is refused. */
export type RosterLine = { line: number; cells: string[] } & (
  | { entry: RosterEntry }
  | { refused: RefusedLearner }
);

/** A list of learners, as it is read without looking at those who are there. */
export interface Roster {
  columns: { name: string; field: RosterField | null }[];
  lines: RosterLine[];
}

/** Lines after which others come in between, and characters that are told of a cell. */
const [stretch, shownLength] = [200, 80];

/** Why a line is refused, as it is told: with the name of the column, and what stands there unless it is a password. */
export function refusalOf(
  columns: Roster['columns'],
  { line, cells }: { line: number; cells: readonly string[] },
  { field, reason }: { field: RosterField | null; reason: RefusedLearner['reason'] },
): RefusedLearner {
  const index = columns.findIndex((column) => field !== null && column.field === field);
  const text = field === 'password' ? '' : index >= 0 ? (cells[index] ?? '') : '';
  return { line, column: columns[index]?.name ?? '', reason, text: text.slice(0, shownLength) };
}

/** Reads a list; of those who stand in it twice the first line counts. Fails when nobody can be looked for in it. */
async function readRoster(text: string): Promise<Roster> {
  const records = readDelimited(text, sniffDelimiter(text));
  const head = records.next();
  const names = (head.done ? [] : head.value.cells).map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .slice(0, shownLength),
  );
  const fields = rosterColumns(names);
  if (!fields.includes('email')) return fail('roster_without_email');
  const columns = names.map((name, index) => ({ name, field: fields[index] ?? null }));
  const seen = { email: new Set<string>(), username: new Set<string>() };
  const lines: RosterLine[] = [];
  for (const record of records) {
    const cells = record.cells.map(unguardCell);
    const at = { line: record.line, cells };
    const read = readLine(cells, fields);
    const repeated = 'reason' in read ? undefined : repeats(read, seen);
    const refusal = 'reason' in read ? read : repeated;
    if (refusal) lines.push({ ...at, refused: refusalOf(columns, at, refusal) });
    else lines.push({ ...at, entry: read as RosterEntry });
    if (lines.length > mostLearners) return fail('roster_large');
    if (lines.length % stretch === 0) await nextTurn();
  }
  return lines.length === 0 ? fail('roster_empty') : { columns, lines };
}

/** Notes an entry; answers what of it stood in an earlier line. */
function repeats({ email, username }: RosterEntry, seen: Record<'email' | 'username', Set<string>>) {
  const keys = { email: email.toLowerCase(), username: username?.toLowerCase() };
  if (seen.email.has(keys.email)) return { field: 'email', reason: 'email_repeated' } as const;
  if (keys.username !== undefined && seen.username.has(keys.username))
    return { field: 'username', reason: 'username_repeated' } as const;
  seen.email.add(keys.email);
  if (keys.username !== undefined) seen.username.add(keys.username);
  return undefined;
}

/** The user names that a list gives, in lower case. */
export const givenNames = ({ lines }: Roster): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      'entry' in line && line.entry.username !== undefined ? [line.entry.username.toLowerCase()] : [],
    ),
  );

/** Reads an uploaded list. */
export async function openRoster(sealed: Storage, id: string): Promise<Roster> {
  const bytes = await buffer(sealed.read(rosterKey(id)));
  await nextTurn();
  const text = decodeText(bytes);
  await nextTurn();
  return readRoster(text);
}
