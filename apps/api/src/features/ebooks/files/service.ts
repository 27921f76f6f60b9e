import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { previewLength, type Ebook, type replaceEbookFile } from '@glossa/contract/ebooks';
import { fail } from '@glossa/contract/failure';
import type { StorageKind } from '@glossa/contract/storage';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { recordContentAudit } from '#domain/audit/content-audit.ts';
import type { ActingUser } from '#domain/audit/record-audit.ts';
import {
  enqueueAnalysis,
  enqueueLemmaSearch,
  prepareContent,
  storeDocument,
  type ContentDeps,
  type PreparedContent,
} from '#domain/library/store-content.ts';
import { productKeys } from '#domain/shop/products/product-files.ts';
import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import type { Context } from '#http/route.ts';
import { presentEbook } from '../present-ebook.ts';
import { findEbook, lockEbook, updateText, type EbookRow } from '../queries.ts';
import * as queries from './queries.ts';
import { readBookFile, readBookText, readCover, type BookFile, type CheckedFile } from './read-files.ts';

export type EbookDeps = ContentDeps & { sealed: AccountStorage };

/** The document of an ebook; `isPending` is true if the worker has to analyze it. */
interface StoredContent {
  documentId: number;
  isPending: boolean;
}

const fileKinds: Record<queries.StoredFile['role'], StorageKind> = {
  content: 'book',
  track: 'audio',
  cover: 'image',
};

/** Stores a file, encrypted unless it is a cover. Inserts the row first, so that the file is never orphaned. */
export async function storeFile(
  { db, storage, sealed }: { db: Queryable; storage: AccountStorage; sealed: AccountStorage },
  { id: productId, ownerId }: { id: string; ownerId: string },
  role: queries.StoredFile['role'],
  { path: file, name, format, bytes }: CheckedFile,
): Promise<queries.StoredFile> {
  const id = newId();
  const keys = productKeys(productId);
  const key = role === 'cover' ? keys.cover(id, format) : keys.file(id, format);
  await queries.insertFile(db, { id, role, format, key, name, bytes });
  // Sellers have no storage quota.
  const owner = { ownerId, kind: fileKinds[role], always: true } as const;
  await (role === 'cover' ? storage : sealed).adoptFor(owner, key, file);
  return { id, role, key };
}

/**
 * Finds or inserts the document of an ebook. If the document is pending, creates a task for the ebook's owner; call
 * `enqueueProcessing` after the transaction.
 */
export async function storeContent(
  tx: Transaction,
  { id, ownerId, title }: { id: string; ownerId: string; title: string },
  content: PreparedContent,
): Promise<StoredContent> {
  const document = await storeDocument(tx, content);
  if (!document.ready) {
    const task = { ownerId, type: 'analyse_ebook', title, result: { product_id: id } } as const;
    await createTask(tx, { ...task, documentId: document.id });
  }
  return { documentId: document.id, isPending: !document.ready };
}

/**
 * Enqueues the analysis of a pending document, or the lemma search for a document that the request has already
 * analyzed.
 */
export async function enqueueProcessing(
  deps: ContentDeps,
  stored: StoredContent | undefined,
  content: PreparedContent | undefined,
): Promise<void> {
  if (stored?.isPending) await enqueueAnalysis(deps, stored.documentId);
  else if (stored && content?.analyzed) await enqueueLemmaSearch(deps, stored.documentId);
}

/** Returns at most the first 1,000 characters of a text, without splitting a surrogate pair. */
export const truncateToPreview = (content: string): string => {
  const preview = content.slice(0, previewLength);
  return content.length > previewLength && /[\uD800-\uDBFF]$/.test(preview) ? preview.slice(0, -1) : preview;
};

/**
 * Replaces an ebook's file, its cover or the language of its text. Copies already sold keep their text.
 * @returns the ebook, and whether its analysis is pending
 */
export async function replaceFile(
  deps: EbookDeps,
  user: ActingUser,
  id: string,
  { body, files }: Pick<Context<typeof replaceEbookFile>, 'body' | 'files'>,
): Promise<{ ebook: Ebook; isPending: boolean }> {
  const ebook = (await findEbook(deps.db, id)) ?? fail('ebook_not_found');
  const language = body.language ?? ebook.language;
  const book = files.file && (await readBookFile(files.file));
  const image = await readCover(files.cover);
  const hasNoText = ebook.type === 'audio' && ebook.fileKey === null;
  const isSameText = language === ebook.language || hasNoText;
  const text = book?.content ?? (isSameText ? undefined : await readCurrentText(deps, ebook));
  const content = text === undefined ? undefined : await prepareContent(deps, { content: text, language });
  const file = book && (await storeFile(deps, { id, ownerId: user.id }, 'content', book));
  const cover = image && (await storeFile(deps, { id, ownerId: user.id }, 'cover', image));
  const stored = await deps.db.transaction(async (tx) => {
    const { title, ownerId } = (await lockEbook(tx, id)) ?? fail('ebook_not_found');
    if (file) await queries.attachFile(tx, id, file);
    if (cover) await queries.attachFile(tx, id, cover);
    await recordContentAudit(tx, user, 'replace_file', id);
    if (!content || text === undefined) {
      if (hasNoText && language !== ebook.language)
        await updateText(tx, id, { ...ebook, documentId: null, language });
      return undefined;
    }
    const document = await storeContent(tx, { id, ownerId: ownerId ?? user.id, title }, content);
    await updateText(tx, id, {
      documentId: document.documentId,
      previewText: truncateToPreview(text),
      language,
    });
    return document;
  });
  await enqueueProcessing(deps, stored, content);
  const replaced = (await findEbook(deps.db, id)) ?? fail('ebook_not_found');
  return { ebook: presentEbook(replaced, user.id), isPending: stored?.isPending ?? false };
}

/** Removes the cover of an ebook. @throws {Failure} ebook_not_found */
export const removeCover = (db: Database, user: ActingUser, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockEbook(tx, id))) fail('ebook_not_found');
    await queries.removeCover(tx, id);
    await recordContentAudit(tx, user, 'remove_cover', id);
  });

/** Reads the text of an ebook's current file. */
async function readCurrentText({ sealed }: EbookDeps, ebook: EbookRow): Promise<string> {
  const { fileKey, fileFormat, fileBytes } = ebook;
  if (fileKey === null) return fail('text_empty');
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-ebook-'));
  try {
    const file = await sealed.localPath(fileKey, folder);
    return await readBookText(fileFormat as BookFile['format'], file, fileBytes ?? 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
