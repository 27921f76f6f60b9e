import { statement, type Queryable } from '@glossa/db/database';

const source = statement(
  'video-of-card',
  `SELECT v.title, v.shift, v.second_shift AS "secondShift", m.file_key AS "fileKey",
     coalesce(m.has_audio, true) AS "hasAudio", m.duration
   FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.id = $1 AND v.owner_id = $2`,
);
const word = statement(
  'word-of-card',
  `SELECT t.form, coalesce(lw.translation, '') AS translation, coalesce(lw.pronunciation, '') AS pronunciation
   FROM term t LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2 WHERE t.id = $1`,
);

/** Data of a card's video. Times are in milliseconds. */
export interface CardSource {
  title: string;
  shift: number;
  secondShift: number;
  /** Storage key of the file; null for a YouTube video. */
  fileKey: string | null;
  hasAudio: boolean;
  duration: number | null;
}

/** Finds the video of a card. */
export const selectCardSource = (db: Queryable, { id, ownerId }: { id: string; ownerId: string }) =>
  db.row<CardSource & Record<string, unknown>>(source, [id, ownerId]);

/** Finds a word or phrase with the learner's data. */
export const selectCardWord = (db: Queryable, { id, learnerId }: { id: number; learnerId: string }) =>
  db.row<{ form: string; translation: string; pronunciation: string }>(word, [id, learnerId]);
