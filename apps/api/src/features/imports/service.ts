import { readFile } from 'node:fs/promises';

import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import {
  bookFileLimit,
  type BookPreview,
  type FoundText,
  type startBookImport as startBookImportEndpoint,
} from '@glossa/contract/imports';
import { timesFileLimit } from '@glossa/contract/sentence-times';
import type { Task } from '@glossa/contract/tasks';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { openLocalFile } from '@glossa/formats/byte-source';
import { decodeMarkup } from '@glossa/formats/decode-markup';
import { readEpub } from '@glossa/formats/read-epub';
import { importBook } from '@glossa/jobs/definitions';
import { cleanText } from '@glossa/language/clean-text';
import { cuesToText } from '@glossa/language/cues-to-text';
import { readCues } from '@glossa/language/read-cues';
import type { Storage } from '@glossa/storage/storage';

import * as queries from '#domain/imports/queries.ts';
import type { ImportKey } from '#domain/imports/queries.ts';
import { bookKey } from '#domain/library/storage-keys.ts';
import type { ContentDeps } from '#domain/library/store-content.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';
import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';
import { fetchPage } from '#platform/outbound/fetch-page.ts';
import type { FetchPolicy } from '#platform/outbound/fetch-policy.ts';
import { detectLanguage, extractArticle } from './article-thread.ts';

/** Reads a book's chapters and stores the file until the learner has chosen which chapters to import. */
export async function previewBook(
  { db, storage }: { db: Database; storage: AccountStorage },
  ownerId: string,
  file: UploadedFile | undefined,
): Promise<BookPreview> {
  if (!file || !/\.epub$/i.test(file.name)) return fail('book_unreadable');
  if (file.size > bookFileLimit) fail('payload_too_large');
  const book = await readEpub(openLocalFile(file.path, file.size));
  const longestText = book.chapters.reduce((long, { text }) => (text.length > long.length ? text : long), '');
  const language = await findTextLanguage(book.language, longestText);
  const id = newId();
  await storage.adoptFor({ ownerId, kind: 'book', reservation: file.reservation }, bookKey(id), file.path);
  try {
    await queries.insertImport(db, { id, ownerId }, book.chapters.length);
  } catch (error) {
    await storage.remove(bookKey(id));
    throw error;
  }
  for (const older of await queries.deleteOlderPreviews(db, ownerId)) await storage.remove(bookKey(older));
  return {
    id,
    title: book.title.slice(0, 300),
    author: book.author.slice(0, 200),
    language,
    chapters: book.chapters.map(({ title, text }) => ({ title, characters: text.length })),
  };
}

/** Starts importing a previewed book. If the queue is unreachable, the sweeper enqueues the job later. */
export async function startBookImport(
  { db, jobs, log }: ContentDeps,
  key: ImportKey,
  body: HandlerInput<typeof startBookImportEndpoint>['body'],
): Promise<Task> {
  const found = (await queries.findImport(db, key)) ?? fail('import_not_found');
  const numbers = new Set(body.chapters);
  if ([...numbers].some((number) => number >= found.chapters)) fail('chapter_not_found');
  const task = await db.transaction(async (tx) => {
    const { title } = body;
    const created = await createTask(tx, {
      ownerId: key.ownerId,
      type: 'import_book',
      title,
      result: { title },
    });
    const choice = { ...body, firstTextId: newId() };
    const total = body.whole ? 1 : numbers.size;
    const started = await queries.startImport(tx, key, { choice, total, taskId: created.id });
    return started ? created : fail('import_started');
  });
  const job = { definition: importBook, payload: { importId: key.id }, key: key.id };
  await enqueueInTurn({ db, jobs }, { taskId: task.id }, job).catch((error: unknown) => {
    log.warn({ err: error, importId: key.id }, 'could not enqueue import');
  });
  return task;
}

/**
 * Deletes a previewed book.
 * @throws {Failure} import_started, import_not_found
 */
export async function discardBook(
  { db, storage }: { db: Database; storage: Storage },
  key: ImportKey,
): Promise<void> {
  if (!(await queries.deletePreview(db, key))) {
    fail((await queries.findImport(db, key)) ? 'import_started' : 'import_not_found');
  }
  await storage.remove(bookKey(key.id));
}

const requireLetters = (text: string): string => (/\p{L}/u.test(text) ? text : fail('text_empty'));

/** Extracts the text from a subtitle file and detects its language. */
export async function extractSubtitleText(file: UploadedFile | undefined): Promise<FoundText> {
  if (!file || !/\.(?:srt|vtt|lrc)$/i.test(file.name)) return fail('times_unreadable');
  if (file.size > timesFileLimit) fail('payload_too_large');
  const bytes = await readFile(file.path);
  const cues = readCues(decodeText(bytes));
  if (cues.length === 0) fail('times_unreadable');
  const text = requireLetters(cleanText(cuesToText(cues)));
  return { title: '', author: '', source: '', language: await findTextLanguage('', text), text };
}

/** Extracts the article from a web page, or the whole text if the page isn't HTML. Determines its language. */
export async function extractPageText(policy: FetchPolicy, url: string): Promise<FoundText> {
  const page = await fetchPage(policy, url);
  const { title, author, language, text } = page.isHtml
    ? await extractArticle(decodeMarkup(page.bytes, page.charset))
    : { title: '', author: '', language: '', text: decodeText(page.bytes) };
  const cleanedText = cleanText(text);
  if (!/\p{L}/u.test(cleanedText)) fail('page_without_text');
  return {
    title,
    author,
    source: page.url.slice(0, 500),
    language: await findTextLanguage(language, cleanedText),
    text: cleanedText,
  };
}

/** Returns a text's language as an ISO 639 code: the declared one, else the detected one, or null when unclear. */
async function findTextLanguage(declared: string, text: string): Promise<string | null> {
  const code = /^([a-z]{2,3})(?:[-_]|$)/i.exec(declared.trim())?.[1]?.toLowerCase();
  // These codes stand for an undetermined language, several languages, no linguistic content, and a language without a
  // code.
  if (code && !['und', 'mul', 'zxx', 'mis'].includes(code)) return code;
  return (await detectLanguage(text)) ?? null;
}
