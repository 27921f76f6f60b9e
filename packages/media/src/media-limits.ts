/** Resource limits of the tools, and limits of the files they accept. */
export interface MediaLimits {
  /** Maximum duration of a video. */
  durationMs: number;
  /** Maximum width and height of a video, in pixels. */
  frameSide: number;
  /** Maximum number of streams in a file. */
  streams: number;
  /** Maximum address space of a tool. Not enforced on systems without `prlimit`. */
  memoryBytes: number;
  /** Niceness of long-running work, 0 to 19. */
  niceness: number;
  /** Time without progress after which a tool is stopped. */
  stallMs: number;
  /** Time limit for probing a file, and for creating an image or a clip. */
  probeTimeoutMs: number;
  /** Time limit for a whole video: this factor times its duration, plus `probeTimeoutMs`. */
  workFactor: number;
}

export const defaultLimits: MediaLimits = {
  durationMs: 12 * 3_600_000,
  frameSide: 8192,
  streams: 100,
  memoryBytes: 4 * 1024 ** 3,
  niceness: 19,
  stallMs: 180_000,
  probeTimeoutMs: 120_000,
  workFactor: 40,
};
