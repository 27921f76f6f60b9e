import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { fail } from '@glossa/contract/failure';
import { maxRosterRecords, type RefusedLearner, type RosterField } from '@glossa/contract/learner-import';
import { readDelimited } from '@glossa/formats/word-files/delimited';
import { sniffDelimiter } from '@glossa/formats/word-files/sniff-delimiter';
import { unguardCell } from '@glossa/formats/word-files/spreadsheet-guard';
import type { Storage } from '@glossa/storage/storage';

import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { decodeText } from '#http/decode-text.ts';
import { readLine, type ListEntry } from './read-line.ts';
import { mapColumns } from './map-columns.ts';

/** A line of a list: its entry, or why it is rejected. */
export type RosterLine = { line: number; cells: string[] } & (
  | { entry: ListEntry }
  | { refused: RefusedLearner }
);

/** A list of learners, read without looking up existing accounts. */
export interface Roster {
  columns: { name: string; field: RosterField | null }[];
  lines: RosterLine[];
}

/** Lines read before yielding to the event loop, and the maximum number of characters shown per cell. */
const [linesPerTurn, maxCellLength] = [200, 80];

/** Describes why a line is rejected, with the name of the column and the cell's text unless it is a password. */
export function toRejectedLearner(
  columns: Roster['columns'],
  { line, cells }: { line: number; cells: readonly string[] },
  { field, reason }: { field: RosterField | null; reason: RefusedLearner['reason'] },
): RefusedLearner {
  const index = columns.findIndex((column) => field !== null && column.field === field);
  const text = field === 'password' ? '' : index >= 0 ? (cells[index] ?? '') : '';
  return { line, column: columns[index]?.name ?? '', reason, text: text.slice(0, maxCellLength) };
}

/**
 * Reads a list. If an email or username is repeated, only its first line counts.
 * @throws {Failure} roster_without_email, roster_large, roster_empty
 */
async function readList(text: string): Promise<Roster> {
  const records = readDelimited(text, sniffDelimiter(text));
  const head = records.next();
  const names = (head.done ? [] : head.value.cells).map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .slice(0, maxCellLength),
  );
  const fields = mapColumns(names);
  if (!fields.includes('email')) return fail('roster_without_email');
  const columns = names.map((name, index) => ({ name, field: fields[index] ?? null }));
  const seenValues = { email: new Set<string>(), username: new Set<string>() };
  const lines: RosterLine[] = [];
  for (const record of records) {
    const cells = record.cells.map(unguardCell);
    const at = { line: record.line, cells };
    const read = readLine(cells, fields);
    const repeated = 'reason' in read ? undefined : findRepeated(read, seenValues);
    const rejection = 'reason' in read ? read : repeated;
    if (rejection) lines.push({ ...at, refused: toRejectedLearner(columns, at, rejection) });
    else lines.push({ ...at, entry: read as ListEntry });
    if (lines.length > maxRosterRecords) return fail('roster_large');
    if (lines.length % linesPerTurn === 0) await nextTurn();
  }
  return lines.length === 0 ? fail('roster_empty') : { columns, lines };
}

/** Records an entry. Returns the rejection if an earlier line has the same email or username. */
function findRepeated({ email, username }: ListEntry, seen: Record<'email' | 'username', Set<string>>) {
  const keys = { email: email.toLowerCase(), username: username?.toLowerCase() };
  if (seen.email.has(keys.email)) return { field: 'email', reason: 'email_repeated' } as const;
  if (keys.username !== undefined && seen.username.has(keys.username))
    return { field: 'username', reason: 'username_repeated' } as const;
  seen.email.add(keys.email);
  if (keys.username !== undefined) seen.username.add(keys.username);
  return undefined;
}

/** Returns the usernames in a list, in lowercase. */
export const collectUsernames = ({ lines }: Roster): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      'entry' in line && line.entry.username !== undefined ? [line.entry.username.toLowerCase()] : [],
    ),
  );

export async function loadList(sealed: Storage, id: string): Promise<Roster> {
  const bytes = await buffer(sealed.read(learnerImportKey(id)));
  await nextTurn();
  const text = decodeText(bytes);
  await nextTurn();
  return readList(text);
}
