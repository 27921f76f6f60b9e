import { readFile } from 'node:fs/promises';

import { coverFileLimit, ebookFileLimit } from '@glossa/contract/ebooks';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { maxImageSide } from '@glossa/contract/word-images';
import { bookText } from '@glossa/formats/book-text';
import { openLocalFile } from '@glossa/formats/byte-source';
import { readEpub } from '@glossa/formats/read-epub';
import { readImageHeader } from '@glossa/formats/read-image-header';
import { cleanText } from '@glossa/language/clean-text';
import { checkMarkable } from '@glossa/protection/watermarks/check-markable';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';

/** A checked file that is ready to be stored, with its detected format. */
export interface CheckedFile {
  path: string;
  name: string;
  format: string;
  bytes: number;
}

/** A checked ebook file with its text. */
export interface BookFile {
  path: string;
  name: string;
  format: 'txt' | 'epub';
  bytes: number;
  /** Cleaned text, never empty. */
  content: string;
}

/** Reads the text of an ebook file (.txt or .epub). */
export async function readBookText(format: BookFile['format'], path: string, bytes: number): Promise<string> {
  const raw =
    format === 'txt'
      ? decodeText(await readFile(path))
      : bookText((await readEpub(openLocalFile(path, bytes))).chapters);
  const content = cleanText(raw);
  return /\p{L}/u.test(content) ? content : fail('text_empty');
}

/** Reads the uploaded file of an ebook. Checks its content and that copies can be watermarked. */
export async function readBookFile(file: UploadedFile | undefined): Promise<BookFile> {
  if (!file || file.size === 0) return failFields({ file: [messages.ebook_file_required] });
  const format = /\.(txt|epub)$/i.exec(file.name)?.[1]?.toLowerCase() as BookFile['format'] | undefined;
  if (!format) return fail('ebook_format');
  if (file.size > ebookFileLimit) fail('ebook_too_large');
  const content = await readBookText(format, file.path, file.size);
  if (format === 'epub') await checkMarkable(openLocalFile(file.path, file.size));
  return { path: file.path, name: file.name.slice(0, 300), format, bytes: file.size, content };
}

/** Checks an image by its content. Returns undefined when none was uploaded. */
export async function readCover(file: UploadedFile | undefined): Promise<CheckedFile | undefined> {
  if (!file || file.size === 0) return undefined;
  if (file.size > coverFileLimit) fail('payload_too_large');
  const head = readImageHeader(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > maxImageSide) fail('payload_too_large');
  return { path: file.path, name: file.name.slice(0, 300), format: head.format, bytes: file.size };
}
