import * as z from 'zod';

import { whole } from './formats.ts';

/** What the environment may say of videos. */
export const videoVariables = {
  FFMPEG_PATH: z.string().optional(),
  FFPROBE_PATH: z.string().optional(),
  VIDEO_MAX_BYTES: whole(1024 * 1024, 64 * 1024 ** 3).default(4 * 1024 ** 3),
  VIDEO_MAX_HEIGHT: whole(360, 2160).default(1080),
  VIDEO_NICENESS: whole(0, 19).default(19),
  MEDIA_ACCEL_PREFIX: z
    .string()
    .regex(/^\/[\w./-]*[\w-]$/, 'must be a path that begins with a slash and does not end with one')
    .optional(),
};
const Variables = z.object(videoVariables);

/** How videos are taken, converted and served. */
export interface VideoConfig {
  /** Programs; looked for in PATH when undefined. */
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Bytes of one file. */
  largestBytes: number;
  /** Pixels of the picture of what is converted. */
  largestHeight: number;
  /** How far everything else on the machine goes first, 0 to 19. */
  niceness: number;
  /** Where the web server in front finds the file storage, to send files itself. */
  accelPrefix: string | undefined;
}

/** How videos are taken, converted and served by this environment. */
export const videoOf = (
  env: z.output<typeof Variables> & { S3_BUCKET?: string | undefined },
): VideoConfig => ({
  ffmpeg: env.FFMPEG_PATH,
  ffprobe: env.FFPROBE_PATH,
  largestBytes: env.VIDEO_MAX_BYTES,
  largestHeight: env.VIDEO_MAX_HEIGHT,
  niceness: env.VIDEO_NICENESS,
  // The web server in front finds no files of a bucket on its disk.
  accelPrefix: env.S3_BUCKET ? undefined : env.MEDIA_ACCEL_PREFIX,
});
