import type { LibraryText } from '@glossa/formats/archive/records/library';
import type { Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { cleanText } from '@glossa/language/clean-text';
import type * as z from 'zod';

import { placeText } from '#domain/library/place-text.ts';
import { placeTimes } from '#domain/library/sentence-times.ts';
import { prepareContent, requestLemmas, type PreparedContent } from '#domain/library/store-content.ts';
import { coverKey } from '#domain/library/text-cover.ts';
import { finishTasks } from '#domain/tasks/tasks.ts';
import type { ImportRun } from './import-run.ts';
import { findSame } from './same-entry.ts';
import type { QueryTypes } from './write-text.types.ts';

export const sql = statements<QueryTypes>('accountArchiveWriteText', {
  findEqual: `SELECT t.id, t.created_at AS "createdAt" FROM text t JOIN document d ON d.id = t.document_id
   WHERE t.owner_id = $1 AND d.language = $2 AND d.hash = $3 AND t.title = $4 ORDER BY t.created_at, t.id`,
  describe: `UPDATE text t SET is_archived = $2, is_deleted = $3, is_favorite = $4,
     position = least($5, greatest(d.sentence_count - 1, 0)), read_to = least($6, d.sentence_count), last_read_at = $7,
     touched_at = $8, created_at = $9, counted_at = $11, readings = $12, sentence_times = CASE WHEN $10::int[] IS NULL THEN t.sentence_times ELSE ($10::int[])[1:d.sentence_count] END
   FROM document d WHERE t.id = $1 AND d.id = t.document_id`,
});

type TextRecord = z.output<typeof LibraryText>;

/** Stores a cover of the archive once for all its texts. Returns its storage key. */
async function storeCover(name: string | null, importRun: ImportRun): Promise<string | null> {
  if (name === null) return null;
  const stored = importRun.covers.get(name);
  if (stored !== undefined) return stored;
  const picture = importRun.media(name);
  if (!picture?.format) return null;
  const key = coverKey(newId(), picture.format);
  await importRun.deps.storage.adopt(key, picture.path);
  importRun.covers.set(name, key);
  return key;
}

/** Inserts a text with its recording and cover. Returns its ID and document ID. */
async function insertText(
  tx: Transaction,
  record: TextRecord,
  importRun: ImportRun,
  content: PreparedContent,
): Promise<{ id: string; documentId: number }> {
  const { storage } = importRun.deps;
  const id = newId();
  const recording = importRun.media(record.recording);
  const audioKey = recording ? `audio/${id}.mp3` : null;
  const { title, author, source, difficulty, tags, audio_url: audioUrl, time_cues: cues } = record;
  const text = {
    id,
    ownerId: importRun.learnerId,
    title,
    author,
    source,
    difficulty,
    tags,
    audioUrl,
    audioKey,
    cues,
    fromSubtitles: record.from_subtitles,
    coverKey: await storeCover(record.cover, importRun),
    grammarPoints: record.grammar_points,
  };
  const { task, documentId } = await placeText(tx, text, content);
  // The document existed when the content was prepared, but its last owner has deleted it since.
  if (task) throw new Error('the document is gone');
  if (content.analysed) {
    await placeTimes(tx, documentId);
    await finishTasks(tx, documentId, { status: 'SUCCESS' });
  }
  await run(tx, sql.describe, [
    id,
    record.is_archived,
    record.is_deleted,
    record.is_favorite,
    record.position,
    record.read_to,
    record.last_read_at,
    record.touched_at,
    record.created_at,
    record.sentence_times,
    record.counted_at,
    record.readings,
  ]);
  if (recording && audioKey) await storage.adopt(audioKey, recording.path);
  return { id, documentId };
}

/** Adds a text of an archive to the library unless it exists. It is analyzed right away, whatever its size. */
export async function writeText(record: TextRecord, importRun: ImportRun): Promise<void> {
  const { deps, learnerId } = importRun;
  const { language, title } = record;
  const content = cleanText(await importRun.content(record.content));
  const prepared = await prepareContent(deps, { content, language, atOnce: true });
  let made: { id: string; documentId: number } | undefined;
  await importRun.commit('texts', async (tx) => {
    const equal = await many(tx, sql.findEqual, [learnerId, language, prepared.hash, title]);
    const known = findSame(equal, importRun, {
      same: [record.content, title],
      createdAt: record.created_at,
      taken: importRun.texts.values(),
    });
    if (known !== undefined) {
      importRun.texts.set(record.id, known);
      return 0;
    }
    made = await insertText(tx, record, importRun, prepared);
    return 1;
  });
  if (!made) return;
  importRun.texts.set(record.id, made.id);
  if (prepared.analysed) await requestLemmas(deps, made.documentId);
}
