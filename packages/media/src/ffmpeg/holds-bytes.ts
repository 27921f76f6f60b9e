import { stat } from 'node:fs/promises';

/** Whether a file is there and not empty: ffmpeg counts a run without any picture as a success. */
export const holdsBytes = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
