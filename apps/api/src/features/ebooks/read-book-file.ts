import { readFile } from 'node:fs/promises';

import { ebookFileLimit } from '@glossa/contract/ebooks';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { bookText } from '@glossa/formats/book-text';
import { localFile } from '@glossa/formats/byte-source';
import { readEpub } from '@glossa/formats/read-epub';
import { cleanText } from '@glossa/language/clean-text';
import { checkMarkable } from '@glossa/protection/watermarks/check-markable';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';

/** A checked file of an ebook with its content. */
export interface BookFile {
  path: string;
  name: string;
  format: 'txt' | 'epub';
  bytes: number;
  /** Cleaned text, never empty. */
  content: string;
}

/** Reads the text of an ebook file (.txt or .epub). */
export async function contentOf(format: BookFile['format'], path: string, bytes: number): Promise<string> {
  const raw =
    format === 'txt'
      ? decodeText(await readFile(path))
      : bookText((await readEpub(localFile(path, bytes))).chapters);
  const content = cleanText(raw);
  return /\p{L}/u.test(content) ? content : fail('text_empty');
}

/** Reads the uploaded file of an ebook. Checks its content, and that copies of it can be watermarked. */
export async function readBookFile(file: UploadedFile | undefined): Promise<BookFile> {
  if (!file || file.size === 0) return failFields({ file: [messages.ebook_file_required] });
  const format = /\.(txt|epub)$/i.exec(file.name)?.[1]?.toLowerCase() as BookFile['format'] | undefined;
  if (!format) return fail('ebook_format');
  if (file.size > ebookFileLimit) fail('ebook_too_large');
  const content = await contentOf(format, file.path, file.size);
  if (format === 'epub') await checkMarkable(localFile(file.path, file.size));
  return { path: file.path, name: file.name.slice(0, 300), format, bytes: file.size, content };
}
