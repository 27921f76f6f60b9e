import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { findPageContent, pageStatement } from '#domain/pages/queries.ts';
import { videoColumns, videoTables, videoTagsColumn, type VideoRow } from '#domain/videos/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Number of sentences in the first response: before the saved position, and in total. */
const sentencesBefore = 10;
const initialSentences = 40;

/** Columns for a range of subtitles in track `k`, from sentence `w.from` up to but not including `w.until`. */
const rangeColumns = `v.document_id AS "documentId", v.status, w."from", w.until,
  k.sentence_chars[w."from" + 1 : w.until] AS chars, k.sentence_starts[w."from" + 1 : w.until] AS starts,
  k.sentence_ends[w."from" + 1 : w.until] AS ends,
  (SELECT json_agg(json_build_array(c.seq, c.starts, c.ends, c.char_from) ORDER BY c.seq) FROM subtitle_cue c
   WHERE c.track_id = k.id AND c.seq >= k.sentence_cues[w."from" + 1]
     AND c.seq <= coalesce(k.sentence_cues[w.until + 1], k.cue_count)) AS cues,
  (SELECT json_agg(json_build_object('start', c.starts, 'end', c.ends, 'text', c.text) ORDER BY c.seq) FROM subtitle_cue c
   WHERE c.track_id = v.second_track_id
     AND c.starts > k.sentence_starts[w."from" + 1] + v.shift - v.second_shift - 30000
     AND c.starts < k.sentence_ends[least(w.until, d.sentence_count)] + v.shift - v.second_shift + 5000) AS second`;

/** Builds a join for a range of `count` sentences starting at `from`, shifted to lie within the document. */
const windowSql = (from: string, count: string): string => `JOIN LATERAL (
    SELECT "from", "from" + ${count} AS until
    FROM (SELECT greatest(0, least(${from}, d.sentence_count - ${count})) AS "from") start
  ) w ON true`;

/** Builds an expression for the number of the sentence at a given time. */
const sentenceAtSql = (moment: string): string => `width_bucket(${moment}, k.sentence_starts) - 1`;

const bounds = { from: 't."from"', until: 't.until' };

const partTables = `video v JOIN document d ON d.id = v.document_id JOIN subtitle_track k ON k.id = v.track_id`;
const partSql = (range: string): string =>
  pageStatement({
    head: `SELECT ${rangeColumns}, v.language, coalesce(v.access_ends_at <= now(), false) AS "isEnded" FROM ${partTables}
    ${range} WHERE v.id = $1 AND v.owner_id = $2`,
    ...bounds,
  });

const sql = statements<QueryTypes>('watching', {
  watch: pageStatement({
    head: `SELECT ${videoColumns}, ${videoTagsColumn}, ${rangeColumns}, v.shift, v.second_shift AS "secondShift",
      v.track_id AS version, v.wanted_track_id IS NOT NULL AS preparing, m.file_key IS NOT NULL AS "hasFile",
      coalesce(m.has_audio, true) AS "hasAudio", m.width, m.height, k.cue_count AS "cueCount",
      d.sentence_count AS "sentenceCount",
      (SELECT language FROM subtitle_track WHERE id = v.second_track_id) AS "secondLanguage"
    FROM ${videoTables()} ${windowSql(`${sentenceAtSql('v.position - v.shift')} - ${sentencesBefore}`, String(initialSentences))}
    WHERE v.id = $1 AND v.owner_id = $2`,
    ...bounds,
  }),
  partFrom: partSql(windowSql('$3::int', '$4::int')),
  partAt: partSql(windowSql(`${sentenceAtSql('$3::int')} - $4::int / 3`, '$4::int')),
  setPosition: 'UPDATE video SET position = $3 WHERE id = $1 AND owner_id = $2',
  listTerms: `SELECT v.language, v.status, coalesce((
     SELECT array_agg(DISTINCT term) FROM sentence s, unnest(s.terms) AS term
     WHERE s.document_id = v.document_id AND s.seq BETWEEN $3 AND $4), '{}') AS terms
   FROM video v WHERE v.id = $1 AND v.owner_id = $2`,
  // Checks one sentence at a time, so it stops at the first sentence with a word at level 0.
  findUnknown: `SELECT v.status, found.seq, k.sentence_starts[found.seq + 1] AS start, k.sentence_ends[found.seq + 1] AS "end"
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id LEFT JOIN LATERAL (
     SELECT s.seq FROM sentence s
     WHERE s.document_id = v.document_id AND s.seq > $3 AND EXISTS (
       SELECT 1 FROM unnest(s.terms) AS term LEFT JOIN learner_word w ON w.learner_id = v.owner_id AND w.term_id = term
       WHERE coalesce(w.level, 0) = 0 AND NOT coalesce(w.ignored, false))
     ORDER BY s.seq LIMIT 1
   ) found ON true
   WHERE v.id = $1 AND v.owner_id = $2`,
  // If two requests are concurrent, the second request reads the row that the first wrote. Only the first viewing earns
  // ten points.
  recordViewing: `WITH old AS (
     SELECT v.id, v.counted_at IS NULL AS first, (v.counted_at IS NULL OR v.counted_at
       < $3::timestamptz - make_interval(secs => greatest(60, least(1800, coalesce(m.duration, 0) / 1000)))) AS due
     FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.id = $1 AND v.owner_id = $2 FOR UPDATE OF v
   ), noted AS (
     UPDATE video v SET last_watched_at = $3, views = views + old.due::int,
       counted_at = CASE WHEN old.due THEN $3 ELSE v.counted_at END
     FROM old WHERE v.id = old.id
     RETURNING v.id, v.language, v.title, old.due AS counted, old.first, v.last_watched_at
   ), rewarded AS (
     UPDATE learner SET points = points + 10 FROM noted WHERE first AND learner.id = $2
   ), kept AS (
     INSERT INTO video_viewing (video_id, viewer_id, viewed_at) SELECT id, $2, $3 FROM noted WHERE counted
   )
   SELECT counted AS "counted!", last_watched_at AS "lastWatchedAt!",
     CASE WHEN counted THEN add_activity($2, language, local_day($2, $3), $3, 'video', id, title, p_times => 1)::text END
   FROM noted`,
});

interface Key {
  id: string;
  ownerId: string;
}

/** A range of subtitles. `chars`, `starts` and `ends` have one entry per sentence. */
export interface SubtitleRangeRow {
  documentId: number | null;
  status: VideoRow['status'];
  /** Number of the first sentence. */
  from: number;
  /** Character offset of each sentence in the document. */
  chars: number[] | null;
  /** In milliseconds. */
  starts: number[] | null;
  ends: number[] | null;
  /** Number, start, end, and character offset in the document. */
  cues: [seq: number, start: number, end: number, at: number][] | null;
  second: { start: number; end: number; text: string }[] | null;
}

/** A video's data for the watch page. `version` and `cueCount` are null if its subtitles no longer exist. */
export type WatchRow = VideoRow &
  SubtitleRangeRow & {
    shift: number;
    secondShift: number;
    version: string | null;
    preparing: boolean;
    hasFile: boolean;
    hasAudio: boolean;
    width: number | null;
    height: number | null;
    cueCount: number | null;
    sentenceCount: number | null;
    secondLanguage: string | null;
  };

/** Finds a video with the sentences around its saved position. */
export const findVideoToWatch = (db: Queryable, { id, ownerId }: Key) =>
  findPageContent(db, sql.watch, [id, ownerId]);

/** Finds `count` sentences: from a sentence number on, or around a time in the subtitles, in milliseconds. */
export const findPart = (
  db: Queryable,
  { id, ownerId }: Key,
  { from, at, count }: { from?: number | undefined; at?: number | undefined; count: number },
) =>
  at === undefined
    ? findPageContent(db, sql.partFrom, [id, ownerId, from ?? 0, count])
    : findPageContent(db, sql.partAt, [id, ownerId, at, count]);

/** Saves the position, in milliseconds; returns false if there is no such video. */
export const saveVideoPosition = async (
  db: Queryable,
  { id, ownerId }: Key,
  position: number,
): Promise<boolean> => (await run(db, sql.setPosition, [id, ownerId, position])) > 0;

/** Lists the terms in the sentences `from` to `to`, inclusive. */
export const findTerms = (db: Queryable, { id, ownerId }: Key, from: number, to: number) =>
  first(db, sql.listTerms, [id, ownerId, from, to]);

/**
 * Finds the next sentence with a word at level 0. Its number is null if there is none, and its times are null if the
 * subtitles no longer exist.
 */
export const findUnknownSentence = (db: Queryable, { id, ownerId }: Key, after: number) =>
  first(db, sql.findUnknown, [id, ownerId, after]);

/**
 * Records a viewing. The next viewing counts only after the video's duration, clamped to between one minute and half an
 * hour, so that repeated calls and a second tab don't count as more viewings.
 */
export const recordViewing = (db: Queryable, { id, ownerId }: Key, now: Date) =>
  first(db, sql.recordViewing, [id, ownerId, now]);
