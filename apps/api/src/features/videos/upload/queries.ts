import type { Difficulty } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';

/** Details of a new video. */
export interface NewVideo {
  title: string;
  description: string;
  author: string;
  category: string;
  language: number;
  difficulty: Difficulty;
  tags: readonly string[];
  /** Maximum height of the video, in pixels. */
  quality: number;
  /** Whether the transcription server generates the subtitles. */
  transcribe: boolean;
  /** Terms of sale; undefined for a learner's own video. */
  sale: { price: number; isFree: boolean; drmProtected: boolean } | undefined;
}

/** Columns of a new row in `video_media`. */
interface MediaColumns {
  id: string;
  sourceKey: string | null;
  sourceName: string;
  sourceBytes: number;
  videoUrl: string;
  posterKey: string | null;
  /** In milliseconds. */
  duration: number | null;
}

export const insertMedia = async (
  db: Queryable,
  { id, sourceKey, sourceName, sourceBytes, videoUrl, posterKey, duration }: MediaColumns,
): Promise<void> => {
  await db.prisma.videoMedia.createMany({
    data: { id, sourceKey, sourceName, sourceBytes, videoUrl, posterKey, duration },
  });
};

/** Inserts a video without its tags. Track IDs are null for tracks that the video doesn't have. */
export const insertVideo = async (
  tx: Queryable,
  { id, ownerId, mediaId }: { id: string; ownerId: string; mediaId: string },
  video: NewVideo,
  { trackId, secondTrackId }: { trackId: string | null; secondTrackId: string | null },
): Promise<void> => {
  await tx.prisma.video.createMany({
    data: {
      id,
      ownerId,
      mediaId,
      language: video.language,
      title: video.title,
      description: video.description,
      author: video.author,
      category: video.category,
      difficulty: video.difficulty,
      quality: video.quality,
      wantedTrackId: trackId,
      secondTrackId,
      transcribe: video.transcribe,
      publication: video.sale ? 'draft' : null,
      price: video.sale?.price ?? 0,
      isFree: video.sale?.isFree ?? true,
      drmProtected: video.sale?.drmProtected ?? false,
    },
  });
};
