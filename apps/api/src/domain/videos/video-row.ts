import type { TagMark } from '@glossa/contract/fields';
import type { ProcessingStage, VideoCard } from '@glossa/contract/videos';
import { languageById } from '@glossa/language/languages';

import { boughtColumns, presentBought, type BoughtRow } from '#domain/shop/bought.ts';

/**
 * Columns of a video, from `video v`, `video_media m`, `document d`, `learner_document ld`, `subtitle_track k`, `task`.
 */
export const videoColumns = `v.id, v.title, v.description, v.author, v.language, v.difficulty, v.status, v.problem,
  v.task_id AS "taskId", v.position, v.publication IS NOT NULL AS "inCatalogue", v.is_archived AS "isArchived", v.is_deleted AS "isDeleted",
  v.created_at AS "createdAt", v.last_watched_at AS "lastWatchedAt", m.video_url AS "videoUrl",
  m.poster_key IS NOT NULL AS "hasPoster", m.duration, k.origin, task.progress, task.result->>'stage' AS stage,
  coalesce(d.word_count, 0) AS "wordCount", ld.new_tokens AS "newTokens", ld.learning_tokens AS "learningTokens",
  ld.ignored_tokens AS "ignoredTokens", ${boughtColumns('v')}`;

/** The tags of a video, in order. */
export const videoTagsColumn = `(SELECT json_agg(json_build_object('name', g.name, 'color', g.color) ORDER BY g.name) FROM video_tag vt
   JOIN tag g ON g.id = vt.tag_id WHERE vt.video_id = v.id) AS tags`;

/** Returns the tables for `videoColumns`. `videos` may be a subquery that selects videos. */
export const videoTables = (videos = 'video'): string => `${videos} v JOIN video_media m ON m.id = v.media_id
  LEFT JOIN document d ON d.id = v.document_id
  LEFT JOIN learner_document ld ON ld.learner_id = v.owner_id AND ld.document_id = v.document_id
  LEFT JOIN subtitle_track k ON k.id = v.track_id
  LEFT JOIN task ON task.id = v.task_id AND v.status = 'processing'`;

export interface VideoRow extends BoughtRow {
  id: string;
  title: string;
  description: string;
  author: string;
  language: number;
  difficulty: VideoCard['difficulty_level'];
  status: VideoCard['processing_status'];
  problem: string | null;
  taskId: string | null;
  /** In milliseconds. */
  position: number;
  inCatalogue: boolean;
  isArchived: boolean;
  isDeleted: boolean;
  /** Dates are strings if the row came as JSON. */
  createdAt: Date | string;
  lastWatchedAt: Date | string | null;
  videoUrl: string;
  hasPoster: boolean;
  /** In milliseconds. */
  duration: number | null;
  origin: VideoCard['subtitles'];
  /** From the task, while the video is being processed. */
  progress: number | null;
  stage: ProcessingStage | null;
  wordCount: number;
  newTokens: number | null;
  learningTokens: number | null;
  ignoredTokens: number | null;
  tags: TagMark[] | null;
}

/** Narrower types of `videoColumns` and `videoTagsColumn`. */
export type VideoNarrowing = Pick<VideoRow, 'stage' | 'tags'>;

function knowledgeOf(row: VideoRow): VideoCard['knowledge'] {
  const fresh = row.newTokens ?? 0;
  const learning = row.learningTokens ?? 0;
  const ignored = row.ignoredTokens ?? 0;
  const known = row.newTokens === null ? 0 : row.wordCount - fresh - learning - ignored;
  return { new: fresh, learning, known, ignored };
}

/** Returns the percentage of running words below level 4 and not ignored, with two decimals. */
const unknownOf = ({ newTokens, learningTokens, wordCount }: VideoRow): number =>
  wordCount === 0 ? 0 : Math.round((((newTokens ?? 0) + (learningTokens ?? 0)) / wordCount) * 10_000) / 100;

const moment = (value: Date | string): string => new Date(value).toISOString();

/** Returns the URL of a video's thumbnail. */
export const posterAddress = (id: string): string => `/media/videos/${id}/poster`;

/** Returns a video as it appears in lists. */
export function presentVideo(row: VideoRow): VideoCard {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    author: row.author,
    thumbnail: row.hasPoster ? posterAddress(row.id) : null,
    video_url: row.videoUrl || null,
    processed: row.status === 'ready',
    processing_status: row.status,
    problem: row.problem,
    task: row.taskId,
    progress: row.progress,
    stage: row.stage,
    difficulty_level: row.difficulty,
    language: languageById(row.language)?.code ?? '',
    tags: row.tags ?? [],
    duration: row.duration === null ? null : row.duration / 1000,
    position: row.position / 1000,
    subtitles: row.origin,
    wordCount: row.wordCount,
    unknownWordsPercentage: row.newTokens === null ? null : unknownOf(row),
    knowledge: knowledgeOf(row),
    in_catalogue: row.inCatalogue,
    is_archived: row.isArchived,
    is_deleted: row.isDeleted,
    created_date: moment(row.createdAt),
    last_watched: row.lastWatchedAt && moment(row.lastWatchedAt),
    bought: presentBought(row),
  };
}
