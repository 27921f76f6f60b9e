import type { createEbook } from '@glossa/contract/ebooks';
import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Storage } from '@glossa/storage/storage';

import {
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
} from '#domain/library/store-content.ts';
import type { Context } from '#http/route.ts';
import { readCover } from './cover.ts';
import { giveFile, keepFile } from './file-queries.ts';
import { placeContent, previewOf } from './place-content.ts';
import { formPrice, tierPrice, type Price } from './price.ts';
import { setProductTags } from './product-tags.ts';
import { insertEbook } from './queries.ts';
import { readBookFile } from './read-book-file.ts';

type Upload = Pick<Context<typeof createEbook>, 'body' | 'files'>;
export type EbookDeps = ContentDeps & { sealed: Storage };

async function priceOf(tx: Transaction, { tier, isFree, price, currency }: Upload['body']): Promise<Price> {
  if (tier !== '') return tierPrice(tx, tier);
  return { price: isFree ? 0 : formPrice(price, currency), currency, isFree, tierId: null };
}

/**
 * Adds an ebook, or an audio course with or without a text, as a draft. `note` writes the audit entry.
 * @returns its ID, and whether it waits for its analysis
 */
export async function addEbook(
  deps: EbookDeps,
  ownerId: string,
  { body, files }: Upload,
  note: (tx: Transaction, id: string) => Promise<void> = async () => {},
): Promise<{ id: string; waits: boolean }> {
  if (body.tier === '' && !body.isFree && formPrice(body.price, body.currency) === 0) {
    failFields({ price: [messages.price_positive] });
  }
  const book = body.type === 'audio' && !files.file ? undefined : await readBookFile(files.file);
  const picture = await readCover(files.cover);
  const content = book && (await prepareContent(deps, { content: book.content, language: body.language }));
  const id = newId();
  const file = book && (await keepFile(deps, id, 'content', book));
  const cover = picture && (await keepFile(deps, id, 'cover', picture));
  const placed = await deps.db.transaction(async (tx) => {
    const made = content && (await placeContent(tx, { id, ownerId, title: body.title }, content));
    const price = await priceOf(tx, body);
    const previewText = book ? previewOf(book.content) : '';
    const facts = { ...body, ...price, previewText, documentId: made?.documentId ?? null };
    await insertEbook(tx, { id, ownerId }, facts);
    if (file) await giveFile(tx, id, file);
    if (cover) await giveFile(tx, id, cover);
    await setProductTags(tx, { id, ownerId }, body.tags);
    await note(tx, id);
    return made;
  });
  if (placed?.waits) await requestAnalysis(deps, placed.documentId);
  else if (placed && content?.analysed) await requestLemmas(deps, placed.documentId);
  return { id, waits: placed?.waits ?? false };
}
