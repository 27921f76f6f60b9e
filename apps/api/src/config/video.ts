import * as z from 'zod';

import { integer } from './formats.ts';

/** Environment variables for videos. */
export const videoVariables = {
  FFMPEG_PATH: z.string().optional(),
  FFPROBE_PATH: z.string().optional(),
  VIDEO_MAX_BYTES: integer(1024 * 1024, 64 * 1024 ** 3).default(4 * 1024 ** 3),
  VIDEO_MAX_HEIGHT: integer(360, 2160).default(1080),
  VIDEO_NICENESS: integer(0, 19).default(19),
  MEDIA_ACCEL_PREFIX: z
    .string()
    .regex(/^\/[\w./-]*[\w-]$/, 'must be a path that starts with a slash and does not end with one')
    .optional(),
};
const Variables = z.object(videoVariables);

/** Settings for uploading, converting and serving videos. */
export interface VideoConfig {
  /** Path of ffmpeg; undefined to search PATH. */
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Maximum height of converted videos in pixels. */
  maxHeight: number;
  /** Niceness of the converter, 0 to 19. */
  niceness: number;
  /** Path prefix under which the reverse proxy serves the file storage, for X-Accel-Redirect. */
  accelPrefix: string | undefined;
}

/** Extracts the video settings from the environment. */
export const toVideoConfig = (
  env: z.output<typeof Variables> & { S3_BUCKET?: string | undefined },
): VideoConfig => ({
  ffmpeg: env.FFMPEG_PATH,
  ffprobe: env.FFPROBE_PATH,
  maxBytes: env.VIDEO_MAX_BYTES,
  maxHeight: env.VIDEO_MAX_HEIGHT,
  niceness: env.VIDEO_NICENESS,
  // The reverse proxy can send files only from disk, not from a bucket.
  accelPrefix: env.S3_BUCKET ? undefined : env.MEDIA_ACCEL_PREFIX,
});
