import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';

import type { TestApp } from '../test-app.ts';
import { createProduct } from './product.ts';

type Terms = Partial<
  Omit<Prisma.PurchaseUncheckedCreateInput, 'id' | 'orderItemId' | 'buyerId' | 'productId'>
>;

// Start high, because the shop numbers its own orders from 1.
let orderNumber = 500_000;

/**
 * Creates the rows of a completed order: the order, its item and the purchase. Without a product, creates an ebook.
 * `terms` are columns of the purchase, by default permanent and unprotected. Unless `isWaived` is false, the buyer has
 * waived the right of withdrawal. Returns the purchase's row with `product`.
 */
export async function createPurchase(
  app: TestApp,
  {
    buyer,
    product: productOverride,
    price,
    isWaived = true,
    ...terms
  }: {
    buyer: { id: string };
    product?: { id: string; title: string; price: number; kind: string } | undefined;
    price?: number;
    isWaived?: boolean;
  } & Terms,
) {
  const { prisma } = app.deps.db;
  const product = productOverride ?? (await createProduct(app));
  const paidPrice = price ?? product.price;
  const now = app.deps.clock();
  const bundleItems = await prisma.bundleItem.findMany({ where: { bundleId: product.id } });
  const orderItemId = newId();
  const orderId = newId();
  orderNumber += 1;
  await prisma.order.create({
    data: {
      id: orderId,
      number: orderNumber,
      buyerId: buyer.id,
      buyerName: 'Ada Reader',
      buyerEmail: 'ada@example.test',
      idempotencyKey: orderId,
      contentHash: new Uint8Array(32),
      status: 'completed',
      currency: 'USD',
      subtotal: paidPrice,
      total: paidPrice,
      completedAt: now,
      items: {
        create: {
          id: orderItemId,
          seq: 1,
          productId: product.id,
          kind: product.kind,
          title: product.title,
          isFree: paidPrice === 0,
          basePrice: paidPrice,
          price: paidPrice,
          ...(isWaived && {
            waivedAt: now,
            waiverVersion: '1',
            waiverLanguage: 'en',
            waiverText: 'I agree.',
          }),
          contents: { create: bundleItems.map(({ productId, seq }) => ({ productId, seq })) },
        },
      },
    },
  });
  const purchase = await prisma.purchase.create({
    data: {
      id: newId(),
      orderItemId,
      buyerId: buyer.id,
      productId: product.id,
      createdAt: now,
      watermark: '{buyer} · {order}',
      ...terms,
    },
  });
  return { ...purchase, orderId, orderNumber, product };
}
