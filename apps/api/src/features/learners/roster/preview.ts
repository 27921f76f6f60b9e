import { fail } from '@glossa/contract/failure';
import type { RosterPreview, RosterSettings } from '@glossa/contract/learner-import';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '#deps.ts';
import { rosterKey } from '#domain/accounts/roster-key.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { findRoster, insertRoster } from './queries.ts';
import { openRoster } from './read-roster.ts';
import { sortLines } from './sort-lines.ts';

type PreviewDeps = Pick<Deps, 'db' | 'sealed'>;

/** Lines and refused lines in a preview, and characters per cell. */
const [shownLines, shownRefused, shownCell] = [8, 50, 80];
/** Lines per database lookup. */
const batch = 2000;

/** Stores an uploaded list and returns its preview. An unreadable list is not stored. */
export async function keepRoster(
  deps: PreviewDeps,
  ownerId: string,
  file: UploadedFile,
): Promise<RosterPreview> {
  const id = newId();
  const fileName = file.name.slice(0, 300);
  await deps.sealed.adopt(rosterKey(id), file.path);
  try {
    const preview = await previewOf(deps, { id, fileName }, { existing: 'skip' });
    await insertRoster(deps.db, { id, ownerId, fileName });
    return preview;
  } catch (error) {
    await deps.sealed.remove(rosterKey(id));
    throw error;
  }
}

/** Returns what importing a list would do with the given settings. */
export async function previewAgain(
  deps: PreviewDeps,
  ownerId: string,
  { id, settings }: { id: string; settings: RosterSettings },
): Promise<RosterPreview> {
  const row = (await findRoster(deps.db, id, ownerId)) ?? fail('import_not_found');
  if (row.taskId) return fail('import_started');
  return previewOf(deps, row, settings);
}

async function previewOf(
  { db, sealed }: PreviewDeps,
  { id, fileName }: { id: string; fileName: string },
  settings: Pick<RosterSettings, 'existing'>,
): Promise<RosterPreview> {
  const roster = await openRoster(sealed, id);
  const { columns, lines } = roster;
  const counts = { lines: lines.length, added: 0, changed: 0, kept: 0, refused: 0, without_password: 0 };
  const refused: RosterPreview['refused'] = [];
  for (let at = 0; at < lines.length; at += batch) {
    const sorted = await sortLines(db, roster, lines.slice(at, at + batch), settings);
    counts.added += sorted.add.length;
    counts.without_password += sorted.add.filter(({ password }) => password === undefined).length;
    counts.changed += sorted.change.length;
    counts.kept += sorted.kept;
    counts.refused += sorted.refused.length;
    refused.push(...sorted.refused.slice(0, shownRefused - refused.length));
  }
  const shown = lines.filter((line) => 'entry' in line).slice(0, shownLines);
  return {
    id,
    file_name: fileName,
    columns,
    sample: shown.map(({ line, cells }) => ({
      line,
      cells: columns.map(({ field }, index) =>
        field === 'password' && cells[index] ? '••••••••' : (cells[index] ?? '').slice(0, shownCell),
      ),
    })),
    counts,
    refused,
  };
}
