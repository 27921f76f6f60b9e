import type { createEbook } from '@glossa/contract/ebooks';
import { messages } from '@glossa/contract/messages';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import {
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
} from '@glossa/library/store-content';
import type { Storage } from '@glossa/storage/storage';

import { failFields } from '../../http/fail.ts';
import type { Context } from '../../http/route.ts';
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

/** Adds an ebook as a draft; answers its id, and whether it waits for its analysis. */
export async function addEbook(
  deps: EbookDeps,
  ownerId: string,
  { body, files }: Upload,
): Promise<{ id: string; waits: boolean }> {
  if (body.tier === '' && !body.isFree && formPrice(body.price, body.currency) === 0) {
    failFields({ price: [messages.price_positive] });
  }
  const book = await readBookFile(files.file);
  const picture = await readCover(files.cover);
  const content = await prepareContent(deps, { content: book.content, language: body.language });
  const id = newId();
  const file = await keepFile(deps, id, 'content', book);
  const cover = picture && (await keepFile(deps, id, 'cover', picture));
  const { documentId, waits } = await deps.db.transaction(async (tx) => {
    const placed = await placeContent(tx, { id, ownerId, title: body.title }, content);
    const price = await priceOf(tx, body);
    const facts = { ...body, ...price, previewText: previewOf(book.content), documentId: placed.documentId };
    await insertEbook(tx, { id, ownerId }, facts);
    await giveFile(tx, id, file);
    if (cover) await giveFile(tx, id, cover);
    await setProductTags(tx, { id, ownerId }, body.tags);
    return placed;
  });
  if (waits) await requestAnalysis(deps, documentId);
  else if (content.analysed) await requestLemmas(deps, documentId);
  return { id, waits };
}
