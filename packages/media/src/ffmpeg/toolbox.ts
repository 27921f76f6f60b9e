import type { MediaLimits } from '../media-limits.ts';
import type { MediaLog } from '../media-log.ts';

/** The installed ffmpeg and its features. */
export interface Toolbox {
  /** Command and leading arguments of every call. */
  ffmpeg: [string, ...string[]];
  ffprobe: [string, ...string[]];
  /** Whether it can encode H.264. */
  hasX264: boolean;
  hasMp3: boolean;
  /** Whether it can convert HDR to SDR. */
  hasToneMapping: boolean;
  /** Threads per decoder or encoder. */
  threads: number;
  limits: MediaLimits;
  log: MediaLog;
}
