import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Task } from '@glossa/contract/tasks';
import {
  wordFileLimit,
  type getImport,
  type ImportPreview,
  type ImportSettings,
} from '@glossa/contract/word-import';
import { newId } from '@glossa/db/new-id';
import { findLanguageId } from '@glossa/formats/word-files/read-entry';
import type { WordFile } from '@glossa/formats/word-files/row';
import { writeRejected } from '@glossa/formats/word-files/write-rejected';
import { importWords } from '@glossa/jobs/definitions';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';
import { createTask, findTask } from '#domain/tasks/tasks.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { rejectedLinesKey, uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import * as queries from './queries.ts';
import { openUploadedFile, readWords } from './read-file.ts';

type FileDeps = Pick<Deps, 'db' | 'storage'>;

/** Maximum numbers of rows and rejected lines in a preview, and of characters per cell. */
const [maxRows, maxRejected, maxCellLength] = [8, 20, 300];
/** Number of rows to search for a language name. */
const maxLanguageRows = 50;
const formsPerQuery = 5000;

/**
 * Stores an uploaded file and returns a preview. A file without words is not stored.
 * @throws {Failure} payload_too_large, file_has_no_words, or an error on the field `file` if it is missing
 */
export async function addUpload(
  { db, storage }: FileDeps,
  learnerId: string,
  { file, language }: { file: UploadedFile | undefined; language: number },
): Promise<ImportPreview> {
  if (!file) return failFields({ file: [messages.file_required] });
  if (file.size > wordFileLimit) return fail('payload_too_large');
  const id = newId();
  const owner = { ownerId: learnerId, kind: 'other', reservation: file.reservation } as const;
  await storage.adoptFor(owner, uploadKey(id), file.path);
  try {
    const wordFile = await openUploadedFile(storage, id);
    const { fields, scale } = wordFile.proposedMapping;
    const fileLanguage = detectFileLanguage(wordFile) ?? language;
    const settings = { columns: [...fields], scale, language: fileLanguage };
    const preview = await buildPreview({ db, storage }, learnerId, {
      id,
      fileName: file.name,
      opened: wordFile,
      settings,
    });
    await queries.insertImport(db, {
      id,
      learnerId,
      fileName: file.name.slice(0, 300),
      language: fileLanguage,
    });
    return preview;
  } catch (error) {
    await storage.remove(uploadKey(id));
    throw error;
  }
}

/** Previews an import with changed settings. @throws {Failure} import_not_found, import_started */
export async function previewImport(
  { db, storage }: FileDeps,
  learnerId: string,
  { id, settings }: { id: string; settings: ImportSettings },
): Promise<ImportPreview> {
  const row = (await queries.findImport(db, { id, learnerId })) ?? fail('import_not_found');
  if (row.taskId) return fail('import_started');
  const wordFile = await openUploadedFile(storage, id, settings.header);
  return buildPreview({ db, storage }, learnerId, { id, fileName: row.fileName, opened: wordFile, settings });
}

/**
 * Starts an import and returns its task. If it was started before, returns that task.
 * @throws {Failure} import_not_found, import_started
 */
export async function startImport(
  { db, jobs, log }: Pick<Deps, 'db' | 'jobs' | 'log'>,
  learnerId: string,
  { id, settings }: { id: string; settings: ImportSettings },
): Promise<Task> {
  const row = (await queries.findImport(db, { id, learnerId })) ?? fail('import_not_found');
  const existingTask = row.taskId ? await findTask(db, { id: row.taskId, ownerId: learnerId }) : undefined;
  if (existingTask) return existingTask;
  const task = await db.transaction(async (tx) => {
    const created = await createTask(tx, {
      ownerId: learnerId,
      type: 'import_words',
      title: row.fileName,
      result: { import_id: id },
    });
    if (await queries.startImport(tx, { id, learnerId, taskId: created.id }, settings)) return created;
    return fail('import_started');
  });
  // If the queue is unreachable, the sweeper enqueues the job later.
  const job = { definition: importWords, payload: { importId: row.id }, key: row.id };
  await enqueueInTurn({ db, jobs }, { taskId: task.id }, job).catch((error: unknown) => {
    log.warn({ err: error, importId: row.id }, 'could not enqueue import');
  });
  return task;
}

/** Returns an import with its task and outcome. @throws {Failure} import_not_found */
export async function findReport(
  { db }: Pick<Deps, 'db'>,
  key: { id: string; learnerId: string },
): Promise<HandlerResult<typeof getImport>> {
  // Read a snapshot, because the job may finish between the queries, and a finished task must come with its counts.
  const { row, task } = await db.readSnapshot(async (tx) => {
    const found = (await queries.findImport(tx, key)) ?? fail('import_not_found');
    const { taskId } = found;
    return {
      row: found,
      task: taskId ? await findTask(tx, { id: taskId, ownerId: key.learnerId }) : undefined,
    };
  });
  return {
    id: key.id,
    file_name: row.fileName,
    language: languageById(row.language)?.code ?? '',
    task: task ?? null,
    added: row.added,
    changed: row.changed,
    kept: row.kept,
    refused: row.refused,
    undo: row.undo,
    refused_lines: row.refusedLines,
  };
}

/** Returns the file of rejected lines, in chunks. @throws {Failure} import_not_found */
export async function readRejectedLines(
  { db, storage }: FileDeps,
  key: { id: string; learnerId: string },
): Promise<AsyncGenerator<string | Uint8Array>> {
  if (!(await queries.findImport(db, key))) return fail('import_not_found');
  const file = rejectedLinesKey(key.id);
  const content = (await storage.stat(file)) ? storage.read(file) : [writeRejected([])];
  return (async function* () {
    yield* content as AsyncIterable<string | Uint8Array>;
  })();
}

/** Returns the ID of the language named in the file; undefined if the file names none. */
function detectFileLanguage(wordFile: WordFile): number | undefined {
  let rows = 0;
  for (const row of wordFile.rows(wordFile.proposedMapping)) {
    const rowLanguage = row.language && findLanguageId(row.language);
    if (rowLanguage) return rowLanguage;
    if (++rows === maxLanguageRows) return undefined;
  }
  return undefined;
}

async function buildPreview(
  { db }: FileDeps,
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
  for (let from = 0; from < words.length; from += formsPerQuery) {
    const forms = words.slice(from, from + formsPerQuery).map(({ text }) => text);
    existing += await queries.countExistingForms(db, learnerId, { language: settings.language, forms });
  }
  const fileLanguage = detectFileLanguage(opened);
  return {
    id,
    file_name: fileName,
    kind: opened.kind,
    file_language: fileLanguage === undefined ? null : (languageById(fileLanguage)?.code ?? null),
    mappable: opened.mappable,
    names: opened.names,
    header: opened.header,
    columns: settings.columns,
    scale: settings.scale,
    sample: opened.sample(maxRows).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.slice(0, maxCellLength)),
    })),
    counts: { lines, new: words.length - existing, existing, refused: refused.length },
    refused: refused.slice(0, maxRejected),
  };
}
