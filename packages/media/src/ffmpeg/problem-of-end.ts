import { MediaProblem } from '../media-tools.ts';
import type { ToolEnd } from '../process/run-tool.ts';

const stoppedByRequest = 255;

/** What went wrong in a run of ffmpeg or ffprobe that we did not stop; undefined for one that went well. */
export function problemOfEnd({ code, killedBy, errors }: ToolEnd): MediaProblem | undefined {
  if (/no space left on device|disk quota exceeded/i.test(errors)) return new MediaProblem('disk_full');
  if (code === 0) return undefined;
  if (killedBy) return new MediaProblem('processing_interrupted', killedBy);
  if (code === stoppedByRequest) return new MediaProblem('processing_interrupted');
  if (/cannot allocate memory/i.test(errors)) return new MediaProblem('processing_interrupted', 'memory');
  return new MediaProblem('video_damaged');
}
