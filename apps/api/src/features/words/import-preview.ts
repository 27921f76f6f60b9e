import { fail } from '@glossa/contract/failure';
import type { ImportPreview, ImportSettings } from '@glossa/contract/word-import';
import { newId } from '@glossa/db/new-id';
import { languageNamed } from '@glossa/formats/word-files/read-entry';
import type { WordFile } from '@glossa/formats/word-files/row';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import { countKnownForms, findImport, insertImport } from './import-queries.ts';
import { openUpload, readWords } from './read-word-file.ts';

type ImportDeps = Pick<Deps, 'db' | 'storage'>;

/** Rows and refused lines in a preview, and characters per cell. */
const [shownRows, shownRefused, shownCell] = [8, 20, 300];
/** Rows that are checked for the language of the file. */
const askedRows = 50;
/** Forms per lookup. */
const batch = 5000;

/** Stores an uploaded file and returns a preview. A file without words is not stored. */
export async function keepUpload(
  { db, storage }: ImportDeps,
  learnerId: string,
  { file, language }: { file: UploadedFile; language: number },
): Promise<ImportPreview> {
  const id = newId();
  await storage.adopt(uploadKey(id), file.path);
  try {
    const opened = await openUpload(storage, id);
    const { fields, scale } = opened.proposed;
    const named = fileLanguage(opened) ?? language;
    const settings = { columns: [...fields], scale, language: named };
    const preview = await previewOf({ db, storage }, learnerId, {
      id,
      fileName: file.name,
      opened,
      settings,
    });
    await insertImport(db, { id, learnerId, fileName: file.name.slice(0, 300), language: named });
    return preview;
  } catch (error) {
    await storage.remove(uploadKey(id));
    throw error;
  }
}

/** Previews an import with other settings. */
export async function previewAgain(
  { db, storage }: ImportDeps,
  learnerId: string,
  { id, settings }: { id: string; settings: ImportSettings },
): Promise<ImportPreview> {
  const row = (await findImport(db, id, learnerId)) ?? fail('import_not_found');
  if (row.taskId) return fail('import_started');
  const opened = await openUpload(storage, id, settings.header);
  return previewOf({ db, storage }, learnerId, { id, fileName: row.fileName, opened, settings });
}

/** Returns the ID of the language that the file itself names. */
function fileLanguage(opened: WordFile): number | undefined {
  let asked = 0;
  for (const row of opened.rows(opened.proposed)) {
    const named = row.language && languageNamed(row.language);
    if (named) return named;
    if (++asked === askedRows) return undefined;
  }
  return undefined;
}

async function previewOf(
  { db }: ImportDeps,
  learnerId: string,
  {
    id,
    fileName,
    opened,
    settings,
  }: {
    id: string;
    fileName: string;
    opened: WordFile;
    settings: Pick<ImportSettings, 'columns' | 'scale' | 'language'>;
  },
): Promise<ImportPreview> {
  const { words, refused, lines } = await readWords(opened, settings);
  let existing = 0;
  for (let from = 0; from < words.length; from += batch) {
    const forms = words.slice(from, from + batch).map(({ text }) => text);
    existing += await countKnownForms(db, learnerId, { language: settings.language, forms });
  }
  const named = fileLanguage(opened);
  return {
    id,
    file_name: fileName,
    kind: opened.kind,
    file_language: named === undefined ? null : (languageById(named)?.code ?? null),
    mappable: opened.mappable,
    names: opened.names,
    header: opened.header,
    columns: settings.columns,
    scale: settings.scale,
    sample: opened.sample(shownRows).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.slice(0, shownCell)),
    })),
    counts: { lines, new: words.length - existing, existing, refused: refused.length },
    refused: refused.slice(0, shownRefused),
  };
}
