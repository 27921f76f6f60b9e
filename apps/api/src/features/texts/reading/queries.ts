import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import type { DocumentStatus } from '#domain/documents/queries.ts';
import { pageStatement, findPageContent } from '#domain/pages/queries.ts';
import { textColumns, textTables, type TextKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

/**
 * Maximum number of sentences that count as read when turning a page. Anything longer is a jump, and the skipped
 * sentences don't count as read.
 */
const maxSentencesPerTurn = 200;

interface NarrowTypes {
  findOpening: { perPage: number | null };
}

const sql = statements<QueryTypes, NarrowTypes>('textsReading', {
  findPage: pageStatement({
    head: `SELECT ${textColumns}, t.sentence_times[$3 + 1 : $4] AS times,
       t.document_id || '.' || d.split_version AS version
     FROM ${textTables()} WHERE t.id = $1 AND t.owner_id = $2`,
    from: '$3',
    until: '$4',
    isKnown: 't.version IS NOT DISTINCT FROM $5',
  }),
  listTerms: `SELECT DISTINCT unnest(s.terms) AS "id!" FROM text t JOIN sentence s ON s.document_id = t.document_id
   WHERE t.id = $1 AND t.owner_id = $2 AND s.seq BETWEEN $3 AND $4`,
  findOpening: `SELECT least(t.position, greatest(d.sentence_count - 1, 0)) AS position, l.settings->'sentencesPerPage' AS "perPage"
   FROM text t JOIN document d ON d.id = t.document_id JOIN learner l ON l.id = t.owner_id
   WHERE t.id = $1 AND t.owner_id = $2`,
  // If the text has no sentence in this range, the sentence columns of its only row are null.
  listSentences: `SELECT t.language, d.status, coalesce(t.access_ends_at <= now(), false) AS "isEnded", s.seq, s.text AS "text!", s.spans AS "spans!"
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq BETWEEN $3 AND $4
   WHERE t.id = $1 AND t.owner_id = $2 ORDER BY s.seq`,
  // Words count as read when the position moves past everything read so far. A single statement makes the counts from
  // two tabs add up correctly.
  savePosition: `WITH old AS (
     SELECT t.id, t.owner_id, t.language, t.title, t.document_id, t.position, t.read_to, d.sentence_count, d.word_count,
       $3::int AS target
     FROM text t JOIN document d ON d.id = t.document_id
     WHERE t.id = $1 AND t.owner_id = $2 AND d.status = 'ready' AND $3::int <= d.sentence_count
       AND (NOT $5::boolean OR t.last_read_at IS NULL OR t.last_read_at < $4) FOR UPDATE OF t
   ), moved AS (
     UPDATE text t SET position = least(old.target, old.sentence_count - 1), read_to = greatest(old.read_to, old.target),
       last_read_at = $4, touched_at = $4
     FROM old WHERE t.id = old.id
     RETURNING old.*
   ), turned AS (
     SELECT id, owner_id, language, title,
       coalesce((SELECT word_offset FROM sentence WHERE document_id = moved.document_id AND seq = target), word_count)
       - (SELECT word_offset FROM sentence WHERE document_id = moved.document_id AND seq = start) AS words
     FROM (SELECT *, greatest(position, read_to) AS start FROM moved) moved
     WHERE target > start AND target - start <= ${maxSentencesPerTurn}
   )
   SELECT id, (SELECT add_activity(owner_id, language, local_day(owner_id, $4), $4, 'reading', id, title,
       p_words => words, p_pages => 1)::text FROM turned)
   FROM moved`,
});

/** A range of sentence numbers. */
interface Range {
  from: number;
  to: number;
}

/** Finds a text's reading position, and the learner's page size if they have set one. */
export const findOpening = (
  db: Queryable,
  { id, ownerId }: TextKey,
): Promise<{ position: number; perPage: number | null } | undefined> =>
  first(db, sql.findOpening, [id, ownerId]);

/**
 * Finds a page: JSON of the text, the words on the page, and the sentences from `from` up to but not including `until`,
 * which are left out if the document's version is `knownVersion`. Returns undefined if there is no such text.
 */
export const findPage = (
  db: Queryable,
  { id, ownerId }: TextKey,
  { from, until }: { from: number; until: number },
  knownVersion: string | undefined,
) => findPageContent(db, sql.findPage, [id, ownerId, from, until, knownVersion ?? null]);

/** Lists the terms in the sentences `from` to `to`, inclusive. */
export const listTerms = async (
  db: Queryable,
  { id, ownerId }: TextKey,
  { from, to }: Range,
): Promise<number[]> => (await many(db, sql.listTerms, [id, ownerId, from, to])).map((row) => row.id);

/**
 * Lists the sentences `from` to `to` of a text, inclusive, with the spans of their words. Returns undefined if there is
 * no such text.
 */
export async function listSentences(
  db: Queryable,
  { id, ownerId }: TextKey,
  { from, to }: Range,
): Promise<
  | {
      language: number;
      status: DocumentStatus;
      isEnded: boolean;
      sentences: { seq: number; text: string; spans: Buffer }[];
    }
  | undefined
> {
  const rows = await many(db, sql.listSentences, [id, ownerId, from, to]);
  const [head] = rows;
  if (!head) return undefined;
  const { language, status, isEnded } = head;
  const sentences = rows.flatMap(({ seq, text, spans }) => (seq === null ? [] : [{ seq, text, spans }]));
  return { language, status, isEnded, sentences };
}

/**
 * Saves the position in a text. `sentence` is one past the last sentence if everything has been read. The sentences
 * read count as one page, on the learner's local day at `now`. Returns false if the text isn't ready or has no such
 * sentence, or if `onlyLater` is set and the text has been read since `now`.
 */
export const savePosition = async (
  db: Queryable,
  { id, ownerId }: TextKey,
  { sentence, now, onlyLater = false }: { sentence: number; now: Date; onlyLater?: boolean },
): Promise<boolean> =>
  (await first(db, sql.savePosition, [id, ownerId, sentence, now, onlyLater])) !== undefined;
