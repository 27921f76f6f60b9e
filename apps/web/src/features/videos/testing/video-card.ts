import type { VideoCard } from '@glossa/contract/videos';

import { videoCard } from '@/testing/video.ts';

/** Returns a video that is being converted. */
export const processingCard = (number = 1, changes: Partial<VideoCard> = {}): VideoCard =>
  videoCard(number, {
    processed: false,
    processing_status: 'processing',
    task: '0192a0b0-0000-7000-8000-00000000aaaa',
    progress: 40,
    stage: 'convert',
    unknownWordsPercentage: null,
    subtitles: null,
    ...changes,
  });

/** Returns a page of a list with `count` videos in total. */
export const listResponse = (results: VideoCard[], count = results.length) => ({
  status: 200,
  body: { results, count, next: null, previous: null },
});
