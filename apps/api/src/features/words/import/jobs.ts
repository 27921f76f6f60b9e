import type { ImportSettings } from '@glossa/contract/word-import';
import { maxPhraseWords } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { importWords } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { normalizeWord } from '@glossa/language/normalize';
import type { Storage } from '@glossa/storage/storage';
import type { ReadEntry } from '@glossa/formats/word-files/read-entry';
import { writeRejected } from '@glossa/formats/word-files/write-rejected';

import { ensureTerms } from '#domain/documents/ensure-terms.ts';
import { throttleProgress } from '#domain/tasks/throttle-progress.ts';
import { updateProgress } from '#domain/tasks/queries.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import {
  ensureTags,
  findTagIdsByName,
  importWordRows,
  type ImportWordRow,
} from '#domain/vocabulary/queries.ts';
import { rejectedLinesKey } from '#domain/vocabulary/word-file-keys.ts';
import { addToLog } from '#platform/logging/log-context.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { splitForms, type PhraseDeps } from '../resolve-word.ts';
import * as queries from './queries.ts';
import { openUploadedFile, readWords } from './read-file.ts';

interface ImportDeps extends PhraseDeps {
  db: Database;
  storage: Storage;
}

/** Maximum number of rejected lines stored with the import; the file of rejected lines contains all of them. */
const maxStoredRejected = 100;

/**
 * Imports the words of a file. It may run more than once for an import, even concurrently: all changes are made in one
 * transaction, by the one run that finds the import open. Terms and tags created by a killed run are harmless.
 */
async function runImport({ db, storage, analyzer }: ImportDeps, id: string): Promise<void> {
  const open = await queries.findOpenImport(db, id);
  if (!open) return;
  const { learnerId, settings, taskId } = open;
  addToLog({ taskId });
  const reportProgress = throttleProgress((percent) => updateProgress(db, taskId, percent));
  const file = await openUploadedFile(storage, id, settings.header);
  let row = 0;
  // The number of lines is unknown until the end, so progress approaches 50 % asymptotically.
  const onRow = () => reportProgress(50 * (1 - 1 / (1 + ++row / 20_000)));
  const { words: read, refused } = await readWords(file, settings, onRow);
  const words = await splitPhrases({ db, analyzer }, settings.language, read, onRow);
  if (!(await updateProgress(db, taskId, 50))) return;
  const tags = await ensureTagIds(db, learnerId, words, settings);
  const rows = await buildImportRows(db, words, { settings, tags });
  reportProgress(60);
  if (refused.length > 0) await storage.write(rejectedLinesKey(id), writeRejected(refused));
  const addedTags = settings.add_tags.flatMap((name) => tags.get(name.toLowerCase()) ?? []);
  await db.transaction(async (tx) => {
    if (!(await queries.lockImport(tx, { id, taskId }))) return;
    const outcome = await importWordRows(tx, rows, { id, learnerId, settings, tags: addedTags });
    const counts = { ...outcome, refused: refused.length };
    await queries.finishImport(tx, id, { ...counts, refusedLines: refused.slice(0, maxStoredRejected) });
    await finishTask(tx, taskId, { status: 'SUCCESS', result: counts });
  });
  // The learner's account may have been deleted in the meantime.
  if (!(await queries.findImport(db, { id, learnerId }))) await storage.remove(rejectedLinesKey(id));
}

/** Number of words to split per call of `splitForms`. */
const formsPerBatch = 500;

/**
 * Splits imported phrases in languages that need a dictionary, since the file is read without a dictionary. Anything
 * too long for a phrase stays a single word, as in the preview. Calls `onWord` for each word.
 */
async function splitPhrases(
  deps: PhraseDeps,
  language: number,
  words: readonly ReadEntry[],
  onWord: () => void,
): Promise<readonly ReadEntry[]> {
  if (!needsDictionary(language)) return words;
  const splitEntries: ReadEntry[] = [];
  for (let from = 0; from < words.length; from += formsPerBatch) {
    const batch = words.slice(from, from + formsPerBatch);
    const forms = batch.map(({ text }) => text);
    const found = await splitForms(deps, language, forms);
    for (const [index, word] of batch.entries()) {
      const parts = found[index] ?? [];
      const isPhrase = parts.filter((part) => part !== null).length <= maxPhraseWords;
      // Parts given in the file take precedence.
      splitEntries.push(isPhrase && !word.parts ? { ...word, words: parts } : word);
      onWord();
    }
  }
  return splitEntries;
}

/** Returns the IDs of all required tags, by lowercase name; creates missing ones. */
async function ensureTagIds(
  db: Database,
  learnerId: string,
  words: readonly ReadEntry[],
  settings: ImportSettings,
): Promise<Map<string, string>> {
  const names = [...new Set([...settings.add_tags, ...words.flatMap(({ tags }) => tags ?? [])])];
  if (names.length === 0) return new Map();
  await ensureTags(db, learnerId, names);
  return findTagIdsByName(db, learnerId, names);
}

async function buildImportRows(
  db: Database,
  words: readonly ReadEntry[],
  { settings: { language }, tags }: { settings: ImportSettings; tags: ReadonlyMap<string, string> },
): Promise<ImportWordRow[]> {
  const lemmas = words.map(({ lemma }) => (lemma ? normalizeWord(lemma, language) : ''));
  const forms = words.flatMap((word) => [word.text, ...word.words.filter((part) => part !== null)]);
  const terms = await ensureTerms(
    db,
    language,
    [...new Set([...forms, ...lemmas])].filter((form) => form !== ''),
  );
  return words.flatMap((word, index) => {
    const term = terms.get(word.text);
    if (term === undefined) return [];
    const lemma = lemmas[index] ?? '';
    return {
      term,
      level: word.level ?? null,
      ignored: word.ignored ?? null,
      translation: word.translation ?? null,
      definition: word.definition ?? null,
      pronunciation: word.pronunciation ?? null,
      example: word.example ?? null,
      notes: word.notes ?? null,
      part_of_speech: word.part_of_speech ?? null,
      lemma: word.lemma === undefined ? null : lemma,
      lemma_id: terms.get(lemma) ?? null,
      parts: word.words.length > 0 ? word.words.map((part) => (part && terms.get(part)) || 0) : null,
      tags: word.tags?.flatMap((name) => tags.get(name.toLowerCase()) ?? []) ?? null,
      created_at: word.created_at ?? null,
      started_at: word.started_at ?? null,
      known_at: word.known_at ?? null,
    };
  });
}

export const importHandler = (deps: ImportDeps): JobHandler =>
  defineHandler(importWords, async ({ importId }, { isLastAttempt }) => {
    try {
      await runImport(deps, importId);
    } catch (error) {
      if (error instanceof TaskStoppedError) return;
      const open = isLastAttempt ? await queries.findOpenImport(deps.db, importId) : undefined;
      const failure = { status: 'FAILURE', message: 'internal_error' } as const;
      if (open) await deps.db.transaction((tx) => finishTask(tx, open.taskId, failure));
      throw error;
    }
  });
