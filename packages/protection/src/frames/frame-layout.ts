/** Plain bytes of every frame but the last, which has fewer or as many. */
export const frameSize = 64 * 1024;
/** Bytes of the authentication tag behind each frame. */
export const tagSize = 16;
/** Bytes of a frame as it lies in the file. */
export const sealedFrameSize = frameSize + tagSize;

/** Which frames hold the bytes of a body of frames, and how many plain bytes there are. */
export interface FrameLayout {
  frames: number;
  /** Plain bytes of all frames. */
  size: number;
}

/** The layout of `bytes` of frames; undefined when no whole number of frames has that length. An empty file has one. */
export function frameLayout(bytes: number): FrameLayout | undefined {
  const frames = Math.ceil(bytes / sealedFrameSize);
  const size = bytes - frames * tagSize;
  // Only the one frame of an empty file is empty.
  const least = frames > 1 ? (frames - 1) * frameSize + 1 : 0;
  return frames >= 1 && size >= least ? { frames, size } : undefined;
}
