import { stat } from 'node:fs/promises';

/** Returns whether a file exists and isn't empty. ffmpeg reports success even if it wrote no frames. */
export const isNonEmptyFile = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
