import { MediaError } from '../media-tools.ts';

/** Converts an error from mediabunny or the file system to a `MediaError` where possible. */
export function toMediaError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof MediaError) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new MediaError('disk_full');
  if (code !== undefined) return error; // The error comes from the system, not from the file.
  return new MediaError('video_damaged', error instanceof Error ? error.message : '');
}
