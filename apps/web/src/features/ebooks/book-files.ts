import { coverFileLimit, ebookFileLimit } from '@glossa/contract/ebooks';
import type { ErrorCode } from '@glossa/contract/errors';

/** For the browser's dialogs. */
export const bookTypes = '.txt,.epub,text/plain,application/epub+zip';
export const coverTypes = 'image/png,image/jpeg,image/webp,image/gif';

const isPicture = (file: File): boolean => file.type.startsWith('image/');

const isSound = (file: File): boolean => /\.mp3$/i.test(file.name);

/** Which of some files is a cover, which the book, and which are tracks. */
export const sortFiles = (files: readonly File[]) => ({
  cover: files.find(isPicture),
  book: files.find((file) => !isPicture(file) && !isSound(file)),
  sound: files.filter(isSound),
});

/** Code of what is wrong with the file of an ebook, as far as can be seen before it is sent. */
export function bookProblem({ name, size }: File): ErrorCode | undefined {
  if (!/\.(?:txt|epub)$/i.test(name)) return 'ebook_format';
  return size > ebookFileLimit ? 'ebook_too_large' : undefined;
}

/** Code of what is wrong with a picture for a cover. */
export const coverProblem = (file: File): ErrorCode | undefined =>
  !isPicture(file) ? 'not_a_picture' : file.size > coverFileLimit ? 'payload_too_large' : undefined;
