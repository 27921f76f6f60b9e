import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';

import { storeDocument, prepareContent } from '#domain/library/store-content.ts';
import { productKeys } from '#domain/shop/products/product-files.ts';
import type { TestApp } from '../test-app.ts';
import { createLearner } from './learner.ts';

const fable = 'The fox saw the grapes. The grapes hung high. The fox went away.';

type Facts = Partial<Omit<Prisma.ProductUncheckedCreateInput, 'id' | 'files' | 'documentId'>>;

/**
 * Creates a published ebook for 4.99 USD with a document and an encrypted file; `content` is its text. Products of
 * other kinds also have a document and a file. Returns the row.
 */
export async function createProduct(
  app: TestApp,
  { content = fable, ...facts }: Facts & { content?: string } = {},
) {
  const { db, sealed } = app.deps;
  const language = facts.language ?? 2;
  const ownerId = facts.ownerId ?? (await createLearner(app, { canManageContent: true })).id;
  const prepared = await prepareContent(app.deps, { content, language, immediately: true });
  const document = await db.transaction((tx) => storeDocument(tx, prepared));
  const id = newId();
  const fileId = newId();
  const key = productKeys(id).file(fileId, 'txt');
  await sealed.write(key, content);
  const { salePrice: _generated, ...product } = await db.prisma.product.create({
    data: {
      kind: 'text',
      status: 'published',
      title: 'The fox',
      author: 'Aesop',
      description: 'A fable about grapes',
      category: 'Fiction',
      previewText: content.slice(0, 1000),
      price: 499,
      publishedAt: app.deps.clock(),
      ...facts,
      id,
      ownerId,
      language,
      documentId: document.id,
      files: {
        create: {
          id: fileId,
          role: 'content',
          format: 'txt',
          key,
          name: 'fox.txt',
          bytes: Buffer.byteLength(content),
        },
      },
    },
  });
  return { ...product, fileId };
}
