import { subtitleFileLimit, thumbnailFileLimit } from '@glossa/contract/video-upload';

/** File extensions that operating systems don't always recognize as videos. */
const videoName = /\.(mp4|m4v|mov|mkv|webm|avi|ts|mts|m2ts)$/i;

/** The most common formats, as shown in the video field. */
export const videoKinds = 'MP4 · MKV · WebM · MOV · AVI';

/** File types to offer in the browser's file dialog. */
export const videoTypes = 'video/*,.mp4,.m4v,.mov,.mkv,.webm,.avi,.ts,.mts,.m2ts';
export const subtitleTypes = '.srt,.vtt';
export const imageTypes = 'image/png,image/jpeg,image/webp,image/gif';

const isVideoFile = (file: File): boolean => file.type.startsWith('video/') || videoName.test(file.name);

export const isSubtitleFile = (file: File): boolean => /\.(srt|vtt)$/i.test(file.name);

export const isImageFile = (file: File): boolean => imageTypes.split(',').includes(file.type);

/** Why a file is rejected: an error code, a limit in bytes, or a text. */
export type FileProblem = { code: string } | { text: string } | { tooLarge: number } | { noSpace: number };

/** Returns the problem with a video file, if any; `limits` are the server's, once known. */
export function videoFileProblem(
  file: File,
  limits: { file_bytes: number; free_bytes: number } | undefined,
): FileProblem | undefined {
  if (!isVideoFile(file) || file.size === 0) return { code: 'video_required' };
  if (!limits) return undefined;
  if (file.size > limits.file_bytes) return { tooLarge: limits.file_bytes };
  return file.size > limits.free_bytes ? { noSpace: limits.free_bytes } : undefined;
}

/** Returns the problem with a subtitle file, if any. */
export function subtitleFileProblem(file: File): FileProblem | undefined {
  if (!isSubtitleFile(file) || file.size === 0) return { code: 'subtitles_unreadable' };
  return file.size > subtitleFileLimit ? { tooLarge: subtitleFileLimit } : undefined;
}

/** Returns the problem with a thumbnail file, if any. */
export function thumbnailProblem(file: File): FileProblem | undefined {
  if (!isImageFile(file)) return { code: 'not_a_picture' };
  return file.size > thumbnailFileLimit ? { tooLarge: thumbnailFileLimit } : undefined;
}
