import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { replaceEbookFile } from '@glossa/contract/ebooks';
import { fail } from '@glossa/contract/failure';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteContent } from '#domain/audit/note-content.ts';
import { prepareContent, requestAnalysis, requestLemmas } from '#domain/library/store-content.ts';
import type { Context } from '#http/route.ts';
import { readCover } from './cover.ts';
import type { EbookDeps } from './create-ebook.ts';
import type { EbookRow } from './ebook-row.ts';
import { giveFile, keepFile } from './file-queries.ts';
import { placeContent, previewOf } from './place-content.ts';
import { findEbook, lockEbook, updateText } from './queries.ts';
import { contentOf, readBookFile, type BookFile } from './read-book-file.ts';

type Replacement = Pick<Context<typeof replaceEbookFile>, 'body' | 'files'>;

/** Reads the text of an ebook's current file. */
async function presentContent({ sealed }: EbookDeps, ebook: EbookRow): Promise<string> {
  const { fileKey, fileFormat, fileBytes } = ebook;
  if (fileKey === null) return fail('text_empty');
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-ebook-'));
  try {
    const file = await sealed.localPath(fileKey, folder);
    return await contentOf(fileFormat as BookFile['format'], file, fileBytes ?? 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Replaces an ebook's file, its cover or the language of its text. Copies already sold keep their text.
 * @returns whether the ebook waits for its analysis
 */
export async function replaceFile(
  deps: EbookDeps,
  doer: Doer,
  id: string,
  { body, files }: Replacement,
): Promise<{ waits: boolean }> {
  const ebook = (await findEbook(deps.db, id)) ?? fail('ebook_not_found');
  const language = body.language ?? ebook.language;
  const book = files.file && (await readBookFile(files.file));
  const picture = await readCover(files.cover);
  const isSpeechless = ebook.type === 'audio' && ebook.fileKey === null;
  const isSame = language === ebook.language || isSpeechless;
  const text = book?.content ?? (isSame ? undefined : await presentContent(deps, ebook));
  const content = text === undefined ? undefined : await prepareContent(deps, { content: text, language });
  const file = book && (await keepFile(deps, id, 'content', book));
  const cover = picture && (await keepFile(deps, id, 'cover', picture));
  const placed = await deps.db.transaction(async (tx) => {
    const { title, ownerId } = (await lockEbook(tx, id)) ?? fail('ebook_not_found');
    if (file) await giveFile(tx, id, file);
    if (cover) await giveFile(tx, id, cover);
    await noteContent(tx, doer, 'replace_file', id);
    if (!content || text === undefined) {
      if (isSpeechless && language !== ebook.language)
        await updateText(tx, id, { ...ebook, documentId: null, language });
      return undefined;
    }
    const made = await placeContent(tx, { id, ownerId: ownerId ?? doer.id, title }, content);
    await updateText(tx, id, { documentId: made.documentId, previewText: previewOf(text), language });
    return made;
  });
  if (placed?.waits) await requestAnalysis(deps, placed.documentId);
  else if (placed && content?.analysed) await requestLemmas(deps, placed.documentId);
  return { waits: placed?.waits ?? false };
}
