import type { LibraryText } from '@glossa/formats/archive/records/library';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { cleanText } from '@glossa/language/clean-text';
import type * as z from 'zod';

import { storeText } from '#domain/library/store-text.ts';
import { timeRecordings } from '#domain/library/time-recordings.ts';
import { prepareContent, enqueueLemmaSearch, type PreparedContent } from '#domain/library/store-content.ts';
import { coverKey } from '#domain/library/storage-keys.ts';
import { finishTasks } from '#domain/tasks/tasks.ts';
import type { ImportContext } from '../import-context.ts';
import { findMatchingEntry } from '../matching-entry.ts';
import * as queries from './queries.ts';

type TextRecord = z.output<typeof LibraryText>;

/** Stores a cover from the archive once, even if several texts use it. Returns its storage key. */
async function storeCover(name: string | null, context: ImportContext): Promise<string | null> {
  if (name === null) return null;
  const stored = context.covers.get(name);
  if (stored !== undefined) return stored;
  const image = context.media(name);
  if (!image?.format) return null;
  const key = coverKey(newId(), image.format);
  await context.store('image', key, image.path);
  context.covers.set(name, key);
  return key;
}

/** Inserts a text with its recording and cover. Returns its ID and document ID. */
async function insertText(
  tx: Transaction,
  record: TextRecord,
  context: ImportContext,
  content: PreparedContent,
): Promise<{ id: string; documentId: number }> {
  const id = newId();
  const recording = context.media(record.recording);
  const audioKey = recording ? `audio/${id}.mp3` : null;
  const { title, author, source, difficulty, tags, audio_url: audioUrl, time_cues: cues } = record;
  const text = {
    id,
    ownerId: context.learnerId,
    title,
    author,
    source,
    difficulty,
    tags,
    audioUrl,
    audioKey,
    cues,
    fromSubtitles: record.from_subtitles,
    coverKey: await storeCover(record.cover, context),
    grammarPoints: record.grammar_points,
  };
  const { task, documentId } = await storeText(tx, text, content);
  // The document existed when the content was prepared, but its last owner has deleted it since.
  if (task) throw new Error('the document no longer exists');
  if (content.analyzed) {
    await timeRecordings(tx, documentId);
    await finishTasks(tx, documentId, { status: 'SUCCESS' });
  }
  await queries.restoreText(tx, id, record);
  if (recording && audioKey) await context.store('audio', audioKey, recording.path);
  return { id, documentId };
}

/**
 * Adds a text from an archive to the library unless it is already there. Analyzes the text right away, whatever its
 * size.
 */
export async function writeText(record: TextRecord, context: ImportContext): Promise<void> {
  const { deps, learnerId } = context;
  const { language, title } = record;
  const content = cleanText(await context.content(record.content));
  const prepared = await prepareContent(deps, { content, language, immediately: true });
  let inserted: { id: string; documentId: number } | undefined;
  await context.commit('texts', async (tx) => {
    const equal = await queries.findEqualTexts(tx, { learnerId, language, hash: prepared.hash, title });
    const existing = findMatchingEntry(equal, context, {
      identifyingValues: [record.content, title],
      createdAt: record.created_at,
      matched: context.texts.values(),
    });
    if (existing !== undefined) {
      context.texts.set(record.id, existing);
      return 0;
    }
    inserted = await insertText(tx, record, context, prepared);
    return 1;
  });
  if (!inserted) return;
  context.texts.set(record.id, inserted.id);
  if (prepared.analyzed) await enqueueLemmaSearch(deps, inserted.documentId);
}
