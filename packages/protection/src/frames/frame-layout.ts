/** Number of plain bytes per frame. The last frame may have fewer. */
export const frameSize = 64 * 1024;
/** Bytes of the authentication tag after each frame. */
export const tagSize = 16;
/** Bytes of a full frame in the file, including its tag. */
export const sealedFrameSize = frameSize + tagSize;

export interface FrameLayout {
  frames: number;
  /** Plain bytes of all frames. */
  size: number;
}

/**
 * Returns the layout of frames with a total size of `bytes`. Undefined if no frames can have this size. An empty file
 * has one frame.
 */
export function frameLayout(bytes: number): FrameLayout | undefined {
  const frames = Math.ceil(bytes / sealedFrameSize);
  const size = bytes - frames * tagSize;
  // Only an empty file has an empty frame.
  const minBytes = frames > 1 ? (frames - 1) * frameSize + 1 : 0;
  return frames >= 1 && size >= minBytes ? { frames, size } : undefined;
}
