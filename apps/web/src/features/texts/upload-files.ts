import { bookFileLimit } from '@glossa/contract/imports';
import { timesFileLimit } from '@glossa/contract/sentence-times';
import { audioFileLimit, textFileLimit } from '@glossa/contract/text-upload';

export const isBookFile = (file: File): boolean => /\.epub$/i.test(file.name);

/** Returns whether a file contains timed text: subtitles or lyrics. */
export const isTimesFile = (file: File): boolean => /\.(?:srt|vtt|lrc)$/i.test(file.name);

/** Returns the error code of a file that the server would reject as a text. */
export const textFileProblem = (file: File): string | undefined =>
  !/\.txt$/i.test(file.name)
    ? 'not_plain_text'
    : file.size > textFileLimit
      ? 'payload_too_large'
      : file.size === 0
        ? 'text_empty'
        : undefined;

/** Returns the error code of a book that the server would reject without reading it. */
export const bookFileProblem = (file: File): string | undefined =>
  file.size > bookFileLimit ? 'payload_too_large' : undefined;

/** Returns the error code of a timed-text file that the server would reject without reading it. */
export const timesFileProblem = (file: File): string | undefined =>
  !isTimesFile(file) ? 'times_unreadable' : file.size > timesFileLimit ? 'payload_too_large' : undefined;

/** Returns whether a dropped file is meant to be the recording. */
export const isAudioFile = (file: File): boolean =>
  file.type.startsWith('audio/') || /\.mp3$/i.test(file.name);

/** Returns the error code of a file that the server would reject as a recording. */
export const audioFileProblem = (file: File): string | undefined =>
  !/\.mp3$/i.test(file.name) ? 'not_mp3' : file.size > audioFileLimit ? 'payload_too_large' : undefined;
