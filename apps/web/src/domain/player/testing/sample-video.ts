import type { SubtitlePart, Watching } from '@glossa/contract/watching';

import { videoCard } from '@/testing/video.ts';

export const videoId = '0192a0b0-0000-7000-8000-00000000000b';

/** Creates the watch page of an uploaded French video. */
export const watching = (part: SubtitlePart, changes: Partial<Watching> = {}): Watching => ({
  video: videoCard(1, {
    id: videoId,
    title: 'La clé',
    duration: 60,
    wordCount: 10,
    unknownWordsPercentage: 100,
    knowledge: { new: 10, learning: 0, known: 0, ignored: 0 },
  }),
  direction: 'ltr',
  file: `/media/videos/${videoId}/file`,
  youtube: null,
  has_audio: true,
  width: 1280,
  height: 720,
  sentence_count: part.sentences.length,
  cue_count: part.sentences.length,
  shift: 0,
  second_shift: 0,
  second_language: null,
  version: '0192a0b0-0000-7000-8000-0000000000d1',
  preparing: false,
  part,
  ...changes,
});
