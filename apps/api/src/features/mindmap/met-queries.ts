import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './met-queries.types.ts';

/** Recent texts and videos whose sentences are searched. */
const mostEntries = 5;
/** Texts and videos per shelf that are checked for one of the words. */
const mostAsked = 50;
/** Maximum number of matching sentences. */
const mostSentences = 120;

const ofLate = (shelf: 0 | 1) => `(SELECT kind, id, document_id, touched_at FROM library_entry
  WHERE owner_id = $1 AND language = $2 AND shelf = ${shelf} ORDER BY touched_at DESC, id DESC LIMIT ${mostAsked})`;

interface MeetingTypes {
  place: [document: number, seq: number];
}
interface NarrowTypes {
  listMeetings: MeetingTypes;
}

export const sql = statements<QueryTypes, NarrowTypes>('mindmapMet', {
  // Searches the sentences just before the position reached in recent texts and videos, or the beginning of unopened
  // ones. This bounds the work for a library of any size.
  listMeetings: `WITH entries AS (
     SELECT kind, id, document_id FROM (${ofLate(0)} UNION ALL ${ofLate(1)}) asked
     WHERE EXISTS (
       SELECT 1 FROM document_word dw WHERE dw.document_id = asked.document_id AND dw.term_id = ANY ($3::int[])
     )
     ORDER BY touched_at DESC, id DESC LIMIT ${mostEntries}
   ), reached AS (
     SELECT document_id, CASE kind
       WHEN 'text' THEN (SELECT greatest(position, read_to) FROM text WHERE id = e.id)
       ELSE (SELECT width_bucket(v.position - v.shift, k.sentence_starts)
             FROM video v JOIN subtitle_track k ON k.id = v.track_id WHERE v.id = e.id)
     END AS place FROM entries e
   ), sentences AS MATERIALIZED (
     SELECT s.document_id, s.seq, s.terms FROM reached
     JOIN sentence s ON s.document_id = reached.document_id
       AND s.seq >= greatest(reached.place - $5, 0) AND s.seq < greatest(reached.place, $5 / 2)
     WHERE s.terms && $3::int[]
     LIMIT ${mostSentences}
   ), tokens AS MATERIALIZED (
     SELECT DISTINCT s.document_id, s.seq, term FROM sentences s CROSS JOIN LATERAL unnest(s.terms) term
   ), known AS MATERIALIZED (
     SELECT lw.term_id, lw.level >= 4 AS is_known FROM (SELECT DISTINCT term FROM tokens) met
     CROSS JOIN LATERAL (
       SELECT term_id, level, ignored FROM learner_word WHERE learner_id = $1 AND term_id = met.term OFFSET 0
     ) lw
     WHERE NOT lw.ignored
   ), together AS (
     SELECT one.term, other.term AS other, known.is_known, count(*) AS times,
       min(ARRAY[one.document_id, one.seq]) AS place
     FROM tokens one
     JOIN tokens other ON other.document_id = one.document_id AND other.seq = one.seq AND other.term <> one.term
     JOIN known ON known.term_id = other.term
     WHERE one.term = ANY ($3::int[])
     GROUP BY 1, 2, 3
   )
   SELECT term, other, times::int, place FROM (
     SELECT t.term, t.other, t.times, t.place,
       -- What is being learnt says more than what is known; larger ids are of rarer words.
       row_number() OVER (PARTITION BY t.term ORDER BY t.is_known, t.times DESC, t.other DESC) AS rank
     FROM together t
   ) ranked
   WHERE rank <= $4 ORDER BY term, rank`,
});

/** Two words that occur in the same sentence, how many `times`, and the `place` of one of these sentences. */
export type Meeting = Omit<QueryTypes['listMeetings']['row'], keyof MeetingTypes> & MeetingTypes;

/**
 * Finds the learner's words that occur in a sentence with one of `terms` in recently read or watched sources: at most
 * `perWord` for each, within `window` sentences of each text or video.
 */
export const metTogether = (
  db: Queryable,
  learnerId: string,
  {
    language,
    terms,
    perWord,
    window,
  }: { language: number; terms: readonly number[]; perWord: number; window: number },
): Promise<Meeting[]> => many(db, sql.listMeetings, [learnerId, language, terms, perWord, window]);
