import { fail } from '@glossa/contract/failure';
import { bookFileLimit, type BookPreview } from '@glossa/contract/imports';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { localFile } from '@glossa/formats/byte-source';
import { readEpub } from '@glossa/formats/read-epub';
import type { Storage } from '@glossa/storage/storage';

import { bookKey } from '#domain/library/book-key.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { foundLanguage } from './found-language.ts';
import { insertImport, removeOlderPreviews } from './queries.ts';

/** Reads a book's chapters and stores the file until the learner has chosen. */
export async function previewBook(
  { db, storage }: { db: Database; storage: Storage },
  ownerId: string,
  file: UploadedFile | undefined,
): Promise<BookPreview> {
  if (!file || !/\.epub$/i.test(file.name)) return fail('book_unreadable');
  if (file.size > bookFileLimit) fail('payload_too_large');
  const book = await readEpub(localFile(file.path, file.size));
  const longest = book.chapters.reduce((long, { text }) => (text.length > long.length ? text : long), '');
  const language = await foundLanguage(book.language, longest);
  const id = newId();
  await storage.adopt(bookKey(id), file.path);
  try {
    await insertImport(db, { id, ownerId }, book.chapters.length);
  } catch (error) {
    await storage.remove(bookKey(id));
    throw error;
  }
  for (const older of await removeOlderPreviews(db, ownerId)) await storage.remove(bookKey(older));
  return {
    id,
    title: book.title.slice(0, 300),
    author: book.author.slice(0, 200),
    language,
    chapters: book.chapters.map(({ title, text }) => ({ title, characters: text.length })),
  };
}
