import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('watchingCards', {
  findSource: `SELECT v.title, v.shift, v.second_shift AS "secondShift", m.file_key AS "fileKey",
     coalesce(m.has_audio, true) AS "hasAudio", m.duration
   FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.id = $1 AND v.owner_id = $2`,
  findWord: `SELECT t.form, coalesce(lw.translation, '') AS translation, coalesce(lw.pronunciation, '') AS pronunciation
   FROM term t LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2 WHERE t.id = $1`,
});

/** Data about a card's video. Times are in milliseconds; the file's storage key is null for a YouTube video. */
export type CardSource = QueryTypes['findSource']['row'];

/** Finds the data about a video that a card needs; undefined unless the video is in the owner's library. */
export const findCardSource = (db: Queryable, { id, ownerId }: { id: string; ownerId: string }) =>
  first(db, sql.findSource, [id, ownerId]);

/** Finds a word or phrase with the learner's data. */
export const findCardWord = (db: Queryable, { id, learnerId }: { id: number; learnerId: string }) =>
  first(db, sql.findWord, [id, learnerId]);
