import type { MediaLimits } from '../media-limits.ts';
import type { MediaLog } from '../media-log.ts';

/** The ffmpeg of this machine, and what it can do. */
export interface Toolbox {
  /** The commands with which every call begins. */
  ffmpeg: [string, ...string[]];
  ffprobe: [string, ...string[]];
  /** H.264 can be written. */
  hasX264: boolean;
  hasMp3: boolean;
  /** Pictures of high dynamic range can be brought to what every screen shows. */
  hasToneMapping: boolean;
  /** Threads of a decoder or an encoder. */
  threads: number;
  limits: MediaLimits;
  log: MediaLog;
}
