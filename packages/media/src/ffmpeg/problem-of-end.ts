import { MediaProblem } from '../media-tools.ts';
import type { ToolEnd } from '../process/run-tool.ts';

const stoppedByRequest = 255;
// Said by the system of the disk or the memory, not by a decoder of the content.
const ofTheSystem =
  /cannot allocate memory|no such file or directory|permission denied|read-only file system/i;

/** What went wrong in a run of ffmpeg or ffprobe that we did not stop; undefined for one that went well. */
export function problemOfEnd({ code, killedBy, errors }: ToolEnd): MediaProblem | undefined {
  const says = (pattern: RegExp) => pattern.test(errors);
  if (says(/no space left on device|disk quota exceeded/i)) return new MediaProblem('disk_full');
  if (code === 0) return undefined;
  if (killedBy) return new MediaProblem('processing_interrupted', killedBy);
  if (code === stoppedByRequest) return new MediaProblem('processing_interrupted');
  // It says of this, too, that memory is missing.
  if (says(/exceeds max_streams/i)) return new MediaProblem('video_damaged', 'too many streams');
  if (says(/exceeds specified max pixel count/i)) return new MediaProblem('video_too_large_picture');
  if (says(ofTheSystem)) return new MediaProblem('processing_interrupted', 'the system refuses');
  return new MediaProblem('video_damaged');
}
