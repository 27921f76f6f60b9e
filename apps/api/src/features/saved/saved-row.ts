import type { SavedKind } from '@glossa/contract/saved';

/** A saved item with the current state of its source and word. */
export interface SavedRow {
  id: string;
  kind: SavedKind;
  language: number;
  quote: string;
  note: string;
  sourceTitle: string;
  /** Source of the item, if it still exists. */
  textId: string | null;
  videoId: string | null;
  title: string | null;
  inTrash: boolean;
  /** Current sentence number; null if the sentence is gone. */
  place: number | null;
  /** Position in the video, in seconds. */
  at: number | null;
  termId: number | null;
  level: number | null;
  ignored: boolean | null;
  translation: string | null;
  createdAt: Date;
}

/** Columns of `SavedRow`, see `savedTables`. */
export const savedColumns = `s.id, s.kind, s.language, s.quote, s.note, s.source_title AS "sourceTitle",
  s.text_id AS "textId", s.video_id AS "videoId", coalesce(t.title, v.title) AS title,
  coalesce(t.is_deleted, v.is_deleted, false) AS "inTrash", place.seq AS place,
  CASE WHEN v.id IS NOT NULL
    THEN greatest(coalesce(k.sentence_starts[place.seq + 1] + v.shift, s.position), 0) / 1000.0::float8 END AS at,
  s.term_id AS "termId", lw.level, lw.ignored, lw.translation, s.created_at AS "createdAt"`;

/** Tables for `savedColumns`; `items` filters the rows of `saved_item`. */
export const savedTables = (items: string): string => `${items} s
  LEFT JOIN text t ON t.id = s.text_id LEFT JOIN video v ON v.id = s.video_id
  LEFT JOIN subtitle_track k ON k.id = v.track_id
  LEFT JOIN learner_word lw ON lw.learner_id = s.owner_id AND lw.term_id = s.term_id
  LEFT JOIN LATERAL (
    SELECT annotation_place(coalesce(t.document_id, v.document_id), s.sentence, s.quote) AS seq
    WHERE s.kind = 'sentence' AND coalesce(t.document_id, v.document_id) IS NOT NULL
  ) place ON true`;
