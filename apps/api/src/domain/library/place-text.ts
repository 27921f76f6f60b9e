import type { Difficulty } from '@glossa/contract/fields';
import type { Task } from '@glossa/contract/tasks';
import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import type { Cue } from '@glossa/language/read-cues';

import { createTask } from '#domain/tasks/tasks.ts';
import { placeTimes } from './sentence-times.ts';
import { adoptIfReady, placeDocument, type PreparedContent } from './store-content.ts';
import { setTextTags } from './text-tags.ts';
import type { QueryTypes } from './place-text.types.ts';

export const sql = statements<QueryTypes>('libraryPlaceText', {
  insertText: `INSERT INTO text (id, owner_id, document_id, language, title, author, source, difficulty, audio_url, audio_key, time_cues,
     from_subtitles, cover_key, grammar_points)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
});

/** The learner's own data of a new text. */
export interface NewText {
  id: string;
  ownerId: string;
  title: string;
  author: string;
  source: string;
  difficulty: Difficulty;
  tags: readonly string[];
  audioUrl: string;
  audioKey: string | null;
  /** Cues of the recording, in order. They determine the times of the sentences. */
  cues: readonly Cue[] | null;
  /** Whether it was created from a subtitle file. */
  fromSubtitles?: boolean;
  /** Storage key of its cover. */
  coverKey?: string | null;
  /** Edited by the learner, in place of those that the analyzer finds. */
  grammarPoints?: readonly string[] | null;
  /** Whether it is one of several created together, of which only failures are notified. */
  isPart?: boolean;
}

/**
 * Inserts a text with prepared content into a library. If its document still has to be analyzed, returns a `task`, and
 * the caller has to call `requestAnalysis` after the transaction.
 */
export async function placeText(
  tx: Transaction,
  text: NewText,
  content: PreparedContent,
): Promise<{ task: Task | null; documentId: number }> {
  const { id, ownerId } = text;
  const document = await placeDocument(tx, content);
  await run(tx, sql.insertText, [
    id,
    ownerId,
    document.id,
    content.language,
    text.title,
    text.author,
    text.source,
    text.difficulty,
    text.audioUrl,
    text.audioKey,
    text.cues && JSON.stringify(text.cues),
    text.fromSubtitles ?? false,
    text.coverKey ?? null,
    text.grammarPoints ?? null,
  ]);
  await setTextTags(tx, { textId: id, ownerId }, text.tags);
  await adoptIfReady(tx, ownerId, document);
  if (document.ready) {
    if (text.cues) await placeTimes(tx, document.id);
    return { task: null, documentId: document.id };
  }
  const { title, isPart = false } = text;
  const wanted = { ownerId, type: 'analyse_text', title, isPart, result: { text_id: id } } as const;
  const task = await createTask(tx, { ...wanted, documentId: document.id });
  return { task, documentId: document.id };
}
