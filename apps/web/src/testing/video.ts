import type { VideoCard } from '@glossa/contract/videos';

export const videoId = (number: number): string =>
  `0192a0b0-0000-7000-a000-${String(number).padStart(12, '0')}`;

/** Creates a processed French video in the library; `changes` override fields. */
export const videoCard = (number = 1, changes: Partial<VideoCard> = {}): VideoCard => ({
  id: videoId(number),
  title: `Vidéo ${number}`,
  description: '',
  author: '',
  thumbnail: null,
  video_url: null,
  processed: true,
  processing_status: 'ready',
  problem: null,
  task: null,
  progress: null,
  stage: null,
  difficulty_level: 'beginner',
  language: 'fr',
  tags: [],
  duration: 600,
  position: 0,
  subtitles: 'file',
  wordCount: 400,
  unknownWordsPercentage: 12.25,
  knowledge: { new: 40, learning: 9, known: 351, ignored: 0 },
  in_catalogue: false,
  is_archived: false,
  is_deleted: false,
  created_date: '2026-11-01T10:00:00Z',
  last_watched: null,
  bought: null,
  ...changes,
});
