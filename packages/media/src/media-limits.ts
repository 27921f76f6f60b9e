/** What the tools may use, and what they take on. */
export interface MediaLimits {
  /** Longest video. */
  durationMs: number;
  /** Largest side of a picture, in pixels. */
  pictureSide: number;
  /** Most streams of a file. */
  streams: number;
  /** Address space of a tool; where the system has no `prlimit`, there is no limit. */
  memoryBytes: number;
  /** How far others go before long work, 0 to 19. */
  niceness: number;
  /** A tool without progress for so long is stopped. */
  stallMs: number;
  /** Longest look at a file, and longest making of a picture or a clip. */
  lookMs: number;
  /** Longest work on a whole video: so many times its duration, and `lookMs` more. */
  workFactor: number;
}

export const defaultLimits: MediaLimits = {
  durationMs: 12 * 3_600_000,
  pictureSide: 8192,
  streams: 100,
  memoryBytes: 4 * 1024 ** 3,
  niceness: 19,
  stallMs: 180_000,
  lookMs: 120_000,
  workFactor: 40,
};
