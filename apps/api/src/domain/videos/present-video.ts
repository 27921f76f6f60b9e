import type { VideoCard } from '@glossa/contract/videos';
import { languageById } from '@glossa/language/languages';

import { presentEntryPurchase } from '#domain/shop/purchases/present-purchase.ts';
import type { VideoRow } from './queries.ts';

function countKnowledge(row: VideoRow): VideoCard['knowledge'] {
  const newTokens = row.newTokens ?? 0;
  const learning = row.learningTokens ?? 0;
  const ignored = row.ignoredTokens ?? 0;
  const known = row.newTokens === null ? 0 : row.wordCount - newTokens - learning - ignored;
  return { new: newTokens, learning, known, ignored };
}

/** Returns the percentage of running words that are below level 4 and not ignored, rounded to two decimals. */
const unknownPercentage = ({ newTokens, learningTokens, wordCount }: VideoRow): number =>
  wordCount === 0 ? 0 : Math.round((((newTokens ?? 0) + (learningTokens ?? 0)) / wordCount) * 10_000) / 100;

const isoTime = (value: Date | string): string => new Date(value).toISOString();

/** Returns the URL of a video's thumbnail. */
export const posterUrl = (id: string): string => `/media/videos/${id}/poster`;

/** Returns a video as it appears in lists. */
export function presentVideo(row: VideoRow): VideoCard {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    author: row.author,
    thumbnail: row.hasPoster ? posterUrl(row.id) : null,
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
    unknownWordsPercentage: row.newTokens === null ? null : unknownPercentage(row),
    knowledge: countKnowledge(row),
    in_catalogue: row.inCatalog,
    is_archived: row.isArchived,
    is_deleted: row.isDeleted,
    created_date: isoTime(row.createdAt),
    last_watched: row.lastWatchedAt && isoTime(row.lastWatchedAt),
    bought: presentEntryPurchase(row),
  };
}
