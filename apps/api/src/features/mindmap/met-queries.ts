import { statement, type Queryable } from '@glossa/db/database';

/** Texts and videos of late whose sentences are looked through. */
const mostEntries = 5;
/** Texts and videos of a shelf that are asked whether they have one of the words. */
const mostAsked = 50;
/** Sentences with a word that count. */
const mostSentences = 120;

const ofLate = (shelf: 0 | 1) => `(SELECT kind, id, document_id, touched_at FROM library_entry
  WHERE owner_id = $1 AND language = $2 AND shelf = ${shelf} ORDER BY touched_at DESC, id DESC LIMIT ${mostAsked})`;

// Words meet where the learner reads and watches: in the sentences before the place that was reached, or at the beginning of what
// was not opened. So the work is bounded in a library of any size.
const met = statement(
  'map-met',
  `WITH entries AS (
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
);

/** Two words of one sentence. */
export interface Meeting {
  term: number;
  other: number;
  /** Number of sentences. */
  times: number;
  /** One of the sentences: its document and number. */
  place: [document: number, seq: number];
}

/**
 * Words of the vocabulary that stand in the same sentence as one of `terms` in what the learner read or watched last; at most
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
): Promise<Meeting[]> =>
  db.rows<Meeting & Record<string, unknown>>(met, [learnerId, language, terms, perWord, window]);
