import { MediaError } from '../media-tools.ts';
import type { ToolEnd } from '../process/run-tool.ts';

const stoppedExitCode = 255;
// Errors from the operating system (disk, memory), not from a decoder.
const systemErrors =
  /cannot allocate memory|no such file or directory|permission denied|read-only file system/i;

/** Returns the error of an ffmpeg or ffprobe run that we didn't stop ourselves. Undefined if the run succeeded. */
export function mediaErrorFromEnd({ code, killedBy, errors }: ToolEnd): MediaError | undefined {
  const matches = (pattern: RegExp) => pattern.test(errors);
  if (matches(/no space left on device|disk quota exceeded/i)) return new MediaError('disk_full');
  if (code === 0) return undefined;
  if (killedBy) return new MediaError('processing_interrupted', killedBy);
  if (code === stoppedExitCode) return new MediaError('processing_interrupted');
  // For this error, ffmpeg also logs "Cannot allocate memory", so check it first.
  if (matches(/exceeds max_streams/i)) return new MediaError('video_damaged', 'too many streams');
  if (matches(/exceeds specified max pixel count/i)) return new MediaError('video_too_large_picture');
  if (matches(systemErrors)) return new MediaError('processing_interrupted', 'system resources exhausted');
  return new MediaError('video_damaged');
}
