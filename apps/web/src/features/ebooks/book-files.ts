import { coverFileLimit, ebookFileLimit } from '@glossa/contract/ebooks';
import type { ErrorCode } from '@glossa/contract/errors';

/** File types to offer in the browser's file dialog. */
export const bookTypes = '.txt,.epub,text/plain,application/epub+zip';
export const coverTypes = 'image/png,image/jpeg,image/webp,image/gif';

const isImage = (file: File): boolean => file.type.startsWith('image/');

const isAudio = (file: File): boolean => /\.mp3$/i.test(file.name);

/** Sorts dropped files into cover, book and tracks. */
export const sortFiles = (files: readonly File[]) => ({
  cover: files.find(isImage),
  book: files.find((file) => !isImage(file) && !isAudio(file)),
  tracks: files.filter(isAudio),
});

/** Checks an ebook file before the upload. Returns the error code if it is unsuitable. */
export function bookProblem({ name, size }: File): ErrorCode | undefined {
  if (!/\.(?:txt|epub)$/i.test(name)) return 'ebook_format';
  return size > ebookFileLimit ? 'ebook_too_large' : undefined;
}

/** Checks a cover image before the upload. Returns the error code if it is unsuitable. */
export const coverProblem = (file: File): ErrorCode | undefined =>
  !isImage(file) ? 'not_a_picture' : file.size > coverFileLimit ? 'payload_too_large' : undefined;
