import { bookFileLimit } from '@glossa/contract/imports';
import { timesFileLimit } from '@glossa/contract/sentence-times';
import { audioFileLimit, textFileLimit } from '@glossa/contract/text-upload';

export const isBookFile = (file: File): boolean => /\.epub$/i.test(file.name);

/** Whether a file says what is spoken when: subtitles or lyrics. */
export const isTimesFile = (file: File): boolean => /\.(?:srt|vtt|lrc)$/i.test(file.name);

/** Error code of a file that the server would refuse as a text, or undefined. */
export const textFileProblem = (file: File): string | undefined =>
  !/\.txt$/i.test(file.name)
    ? 'not_plain_text'
    : file.size > textFileLimit
      ? 'payload_too_large'
      : file.size === 0
        ? 'text_empty'
        : undefined;

/** Error code of a book that the server would refuse unread, or undefined. */
export const bookFileProblem = (file: File): string | undefined =>
  file.size > bookFileLimit ? 'payload_too_large' : undefined;

/** Error code of a file of times that the server would refuse unread, or undefined. */
export const timesFileProblem = (file: File): string | undefined =>
  !isTimesFile(file) ? 'times_unreadable' : file.size > timesFileLimit ? 'payload_too_large' : undefined;

/** Whether a dropped file is meant as the recording. */
export const isAudioFile = (file: File): boolean =>
  file.type.startsWith('audio/') || /\.mp3$/i.test(file.name);

/** Error code of a file that the server would refuse as a recording, or undefined. */
export const audioFileProblem = (file: File): string | undefined =>
  !/\.mp3$/i.test(file.name) ? 'not_mp3' : file.size > audioFileLimit ? 'payload_too_large' : undefined;
