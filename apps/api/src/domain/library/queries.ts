import type { Difficulty } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';
import type { Cue } from '@glossa/language/read-cues';

import { ensureTags } from '#domain/vocabulary/queries.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  lockWaitingTexts: { cues: Cue[] };
}

const sql = statements<QueryTypes, NarrowTypes>('library', {
  insertText: `INSERT INTO text (id, owner_id, document_id, language, title, author, source, difficulty, audio_url, audio_key, time_cues,
     from_subtitles, cover_key, grammar_points)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,

  removeTags: `DELETE FROM text_tag USING text t
   WHERE text_id = $1 AND t.id = text_id AND t.owner_id = $2 AND tag_id <> ALL ($3::uuid[])`,
  addTags: `INSERT INTO text_tag (text_id, tag_id)
   SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING`,

  lockWaitingTexts:
    'SELECT id, time_cues AS cues FROM text WHERE document_id = $1 AND time_cues IS NOT NULL ORDER BY id FOR UPDATE',
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
  findTextSentence: `SELECT t.language, d.status::text AS status, coalesce(t.access_ends_at <= now(), false) AS "isEnded",
     d.id || '.' || d.split_version AS "documentVersion!", s.text AS sentence
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq = $3
   WHERE t.id = $1 AND t.owner_id = $2`,
  findVideoSentence: `SELECT v.language, d.status::text AS status, coalesce(v.access_ends_at <= now(), false) AS "isEnded",
     coalesce(d.id || '.' || d.split_version, '') AS "documentVersion!", s.text AS sentence
   FROM video v LEFT JOIN document d ON d.id = v.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq = $3
   WHERE v.id = $1 AND v.owner_id = $2`,
  setTimes: 'UPDATE text SET sentence_times = $2, time_cues = NULL WHERE id = $1',

  checkCoverInUse: `SELECT EXISTS (SELECT 1 FROM text WHERE cover_key = $1)
     OR EXISTS (SELECT 1 FROM book_import WHERE cover_key = $1 AND status = 'running') AS used`,
});

/** The learner's own data for a new text. */
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
  /** Whether the text was created from a subtitle file. */
  fromSubtitles?: boolean;
  /** Storage key of the cover. */
  coverKey?: string | null;
  /** Grammar points that the learner edited; they replace those that the analyzer finds. */
  grammarPoints?: readonly string[] | null;
  /** Whether the text is one of several created together. If so, the learner is notified only of a failure. */
  isPart?: boolean;
}

/** Inserts a text without its tags. */
export const insertText = (
  tx: Queryable,
  text: NewText,
  { documentId, language }: { documentId: number; language: number },
): Promise<number> =>
  run(tx, sql.insertText, [
    text.id,
    text.ownerId,
    documentId,
    language,
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

/** Replaces the tags of a text with the tags of these names, and creates missing tags. */
export async function setTextTags(
  tx: Queryable,
  { textId, ownerId }: { textId: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  const tags = await ensureTags(tx, ownerId, names);
  await run(tx, sql.removeTags, [textId, ownerId, tags]);
  if (tags.length > 0) await run(tx, sql.addTags, [textId, tags]);
}

/** Locks the texts of a document whose recordings have cues but no sentence times yet. */
export const lockWaitingTexts = (tx: Queryable, documentId: number): Promise<{ id: string; cues: Cue[] }[]> =>
  many(tx, sql.lockWaitingTexts, [documentId]);

/** Returns the texts of a document's sentences, in order. */
export const listSentences = async (tx: Queryable, documentId: number): Promise<string[]> =>
  (await many(tx, sql.listSentences, [documentId])).map(({ text }) => text);

/** Stores when each sentence of a text is spoken, and discards the cues. */
export const setSentenceTimes = (tx: Queryable, textId: string, times: (number | null)[]): Promise<number> =>
  run(tx, sql.setTimes, [textId, times]);

/** Returns whether a text or a running import uses a cover. */
export const isCoverInUse = async (db: Queryable, key: string): Promise<boolean> =>
  (await one(db, sql.checkCoverInUse, [key])).used;

/** A sentence of a text or video. */
interface SentenceRow {
  /** Language ID of the text or video. */
  language: number;
  /** Status of the document; null for a video without subtitles. */
  status: string | null;
  isEnded: boolean;
  /** Changes whenever the sentences do; empty for a video without subtitles. */
  documentVersion: string;
  /** Null if there is no such sentence. */
  sentence: string | null;
}

interface SentenceParams {
  id: string;
  ownerId: string;
  seq: number;
}

/** Finds a sentence of a user's text. */
export const findTextSentence = (
  db: Queryable,
  { id, ownerId, seq }: SentenceParams,
): Promise<SentenceRow | undefined> => first(db, sql.findTextSentence, [id, ownerId, seq]);

/** Finds a sentence in the subtitles of a user's video. */
export const findVideoSentence = (
  db: Queryable,
  { id, ownerId, seq }: SentenceParams,
): Promise<SentenceRow | undefined> => first(db, sql.findVideoSentence, [id, ownerId, seq]);
