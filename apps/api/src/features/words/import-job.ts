import type { ImportSettings } from '@glossa/contract/word-import';
import type { Database } from '@glossa/db/database';
import { importWords } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';
import { normaliseWord } from '@glossa/language/normalise';
import type { Storage } from '@glossa/storage/storage';
import type { ReadEntry } from '@glossa/formats/word-files/read-entry';
import { writeRefused } from '@glossa/formats/word-files/write-refused';

import { termIds } from '#domain/documents/term-ids.ts';
import { steadyBeat, TaskEnded } from '#domain/tasks/steady-beat.ts';
import { beatTask, finishTask } from '#domain/tasks/tasks.ts';
import { ensureTags, tagIdsByName } from '#domain/vocabulary/ensure-tags.ts';
import { importRows, type IncomingRow } from '#domain/vocabulary/import-rows.ts';
import { refusedKey } from '#domain/vocabulary/word-file-keys.ts';
import { addToLog } from '#platform/logging/log-context.ts';
import { findImport, lockImport, markFinished, openImport } from './import-queries.ts';
import type { PhraseDeps } from './phrase-parts.ts';
import { openUpload, readWords } from './read-word-file.ts';
import { splitImported } from './split-imported.ts';

interface ImportDeps extends PhraseDeps {
  db: Database;
  storage: Storage;
}

/** Refused lines that are stored with the import; its table has all of them. */
const shownRefused = 100;

/**
 * Imports the words of a file. It may run more than once for an import, even concurrently: all changes are one
 * transaction, made only by the run that finds the import open. Terms and tags that a killed run created do no harm.
 */
async function runImport({ db, storage, analyser }: ImportDeps, id: string): Promise<void> {
  const open = await openImport(db, id);
  if (!open) return;
  const { learnerId, settings, taskId } = open;
  addToLog({ taskId });
  const beat = steadyBeat((percent) => beatTask(db, taskId, percent));
  const file = await openUpload(storage, id, settings.header);
  let row = 0;
  // The number of lines isn't known until the end, so the bar covers about half of the rest at each doubling.
  const step = () => beat(50 * (1 - 1 / (1 + ++row / 20_000)));
  const { words: read, refused } = await readWords(file, settings, step);
  const words = await splitImported({ db, analyser }, settings.language, read, step);
  if (!(await beatTask(db, taskId, 50))) return;
  const tags = await tagsOf(db, learnerId, words, settings);
  const rows = await incomingRows(db, words, { settings, tags });
  beat(60);
  if (refused.length > 0) await storage.write(refusedKey(id), writeRefused(refused));
  const added = settings.add_tags.flatMap((name) => tags.get(name.toLowerCase()) ?? []);
  await db.transaction(async (tx) => {
    if (!(await lockImport(tx, id, taskId))) return;
    const done = await importRows(tx, rows, { id, learnerId, settings, tags: added });
    const counts = { ...done, refused: refused.length };
    await markFinished(tx, id, { ...counts, refusedLines: refused.slice(0, shownRefused) });
    await finishTask(tx, taskId, { status: 'SUCCESS', result: counts });
  });
  // The learner's account may have been deleted in the meantime.
  if (!(await findImport(db, id, learnerId))) await storage.remove(refusedKey(id));
}

/** Returns the IDs of all needed tags by lowercase name; creates the missing ones. */
async function tagsOf(
  db: Database,
  learnerId: string,
  words: readonly ReadEntry[],
  settings: ImportSettings,
): Promise<Map<string, string>> {
  const names = [...new Set([...settings.add_tags, ...words.flatMap(({ tags }) => tags ?? [])])];
  if (names.length === 0) return new Map();
  await ensureTags(db, learnerId, names);
  return tagIdsByName(db, learnerId, names);
}

async function incomingRows(
  db: Database,
  words: readonly ReadEntry[],
  { settings: { language }, tags }: { settings: ImportSettings; tags: ReadonlyMap<string, string> },
): Promise<IncomingRow[]> {
  const lemmas = words.map(({ lemma }) => (lemma ? normaliseWord(lemma, language) : ''));
  const forms = words.flatMap((word) => [word.text, ...word.words.filter((part) => part !== null)]);
  const terms = await termIds(
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
  handles(importWords, async ({ importId }, { last }) => {
    try {
      await runImport(deps, importId);
    } catch (error) {
      if (error instanceof TaskEnded) return;
      const open = last ? await openImport(deps.db, importId) : undefined;
      const failure = { status: 'FAILURE', message: 'internal_error' } as const;
      if (open) await deps.db.transaction((tx) => finishTask(tx, open.taskId, failure));
      throw error;
    }
  });
