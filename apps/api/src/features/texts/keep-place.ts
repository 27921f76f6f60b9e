import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './keep-place.types.ts';

/**
 * Maximum number of sentences that turning a page can read. Anything longer is a jump, and what it skips doesn't count
 * as read.
 */
const longestTurn = 200;

export const sql = statements<QueryTypes>('textsKeepPlace', {
  // Words count as read when the position moves past everything read before. One statement, so that two tabs add up
  // correctly.
  keep: `WITH old AS (
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
     WHERE target > start AND target - start <= ${longestTurn}
   )
   SELECT id, (SELECT add_activity(owner_id, language, local_day(owner_id, $4), $4, 'reading', id, title,
       p_words => words, p_pages => 1)::text FROM turned)
   FROM moved`,
});

/**
 * Saves the position in a text; `sentence` may be one past the last if all was read. What was read counts as one page,
 * on the learner's day at `now`. Returns false if the text isn't ready or has no such sentence, or if `onlyLater` is
 * set and it was read after `now`.
 */
export const keepPlace = async (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  { sentence, now, onlyLater = false }: { sentence: number; now: Date; onlyLater?: boolean },
): Promise<boolean> => (await first(db, sql.keep, [id, ownerId, sentence, now, onlyLater])) !== undefined;
