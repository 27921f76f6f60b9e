import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Call } from '@glossa/contract/client';
import { createVideo, createYoutubeVideo } from '@glossa/contract/video-upload';
import type { VideoCard } from '@glossa/contract/videos';

import { makeSubtitles } from './make-video.ts';

const createSubtitleFile = (cues: number): File => new File([makeSubtitles(cues)], 'video.srt');

/** Uploads a local video file with the given number of subtitle cues. */
export const addVideo = (call: Call, videoPath: string, cues: number): Promise<VideoCard> =>
  call(createVideo, {
    body: { title: path.basename(videoPath), language: 'en' },
    files: {
      video_file: new File([new Uint8Array(readFileSync(videoPath))], path.basename(videoPath)),
      subtitle_file: createSubtitleFile(cues),
    },
  });

/** Adds a YouTube video, for which only the subtitles are stored here. */
export const addYoutube = (call: Call, cues: number): Promise<VideoCard> =>
  call(createYoutubeVideo, {
    body: { title: 'Long', language: 'en', video_url: 'https://youtu.be/aaaaaaaaaaa', duration: cues * 2 },
    files: { subtitle_file: createSubtitleFile(cues) },
  });
