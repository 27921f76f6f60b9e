import type { ErrorCode } from '@glossa/contract/errors';
import { Failure } from '@glossa/contract/failure';
import { MediaError, type MediaErrorCode } from '@glossa/media/media-tools';

import { TranscriptionError } from './transcription/transcription-error.ts';

/** API error codes for the error codes of the media tools. */
const codes: Record<MediaErrorCode, ErrorCode> = {
  not_a_video: 'not_a_video',
  video_damaged: 'video_damaged',
  video_too_long: 'video_too_long',
  video_too_large_picture: 'video_picture_too_large',
  no_audio: 'video_without_sound',
  ffmpeg_missing: 'ffmpeg_missing',
  disk_full: 'storage_full',
  processing_stalled: 'processing_stalled',
  processing_timeout: 'processing_timeout',
  processing_interrupted: 'processing_failed',
};

/** Returns why a video could not be processed, and whether a retry may succeed. */
export function classifyError(error: unknown): { code: ErrorCode; isTransient: boolean } {
  if (error instanceof Failure) return { code: error.code, isTransient: false };
  if (error instanceof MediaError) return { code: codes[error.code], isTransient: error.isTransient };
  if (error instanceof TranscriptionError) {
    return { code: 'transcription_failed', isTransient: error.isTransient };
  }
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return { code: 'storage_full', isTransient: true };
  return { code: 'processing_failed', isTransient: true };
}
