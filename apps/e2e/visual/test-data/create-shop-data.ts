import { addTrack } from '@glossa/contract/audio-tracks';
import { createBundle } from '@glossa/contract/content-pricing';
import { createEbook, updateEbook } from '@glossa/contract/ebooks';
import { listOrders, refundOrder } from '@glossa/contract/orders';
import {
  importPurchase,
  listMyPurchases,
  ratePurchase,
  waiveWithdrawal,
  waiverVersion,
} from '@glossa/contract/purchases';
import { addToCart, listProducts } from '@glossa/contract/shop';
import { createCoupon } from '@glossa/contract/shop-settings';
import { updateCatalogVideo } from '@glossa/contract/catalog-videos';

import type { User } from '../../src/users/user.ts';
import { buyProduct, orderProduct } from '../../src/shop/buy-product.ts';
import { makeSpeech } from '../../src/shop/make-speech.ts';
import { addVideo } from '../../src/videos/add-video.ts';
import { makeTalk } from '../../src/videos/make-talk.ts';
import type { ScreenIds } from '../screens/screen.ts';

/** Adds an audio course, a video, a bundle and coupons to the demo's shop. Returns the ID of the course. */
export async function createProducts(creator: User): Promise<string> {
  const { call } = creator;
  const metadata = {
    author: 'Mira Halden',
    description: 'Two lessons to listen to.',
    language: 'en',
  } as const;
  const course = { ...metadata, title: 'First lessons', tags: ['listening'] };
  const { id } = await call(createEbook, {
    body: { ...course, type: 'audio', category: 'Language Learning', price: 4 },
  });
  for (const title of ['Good morning', 'Good night']) {
    const speech = new Uint8Array(await makeSpeech(`${title}. `.repeat(4), title));
    const track = new File([speech], `${title}.mp3`, { type: 'audio/mpeg' });
    await call(addTrack, { params: { id }, body: { title }, files: { track } });
  }
  await call(updateEbook, { params: { id }, body: { status: 'published' } });
  await call(createCoupon, { body: { code: 'SPRING', percentOff: 20 } });
  await call(createCoupon, {
    body: { code: 'WELCOME-5', amountOff: 500, currency: 'USD', minimum: 1500, maxUses: 100 },
  });
  const { results } = await call(listProducts, { query: { page_size: 3, free: false, type: 'text' } });
  await call(createBundle, {
    body: {
      title: 'Three for a long train ride',
      description: 'Three stories at one price.',
      items: results.map((product) => product.id),
      money: { amount: 1200, currency: 'USD' },
    },
  });
  const videoId = await addVideo(creator, await makeTalk(4), {
    ...metadata,
    title: 'How to read the sea',
    category: 'Educational',
    difficulty_level: 'beginner',
    tags: ['sea'],
  });
  const changes = {
    category: 'Educational',
    money: { amount: 900, currency: 'USD' },
    status: 'published',
  } as const;
  await call(updateCatalogVideo, { params: { id: videoId }, body: changes });
  return id;
}

/** Buys four books and the course, refunds one book, leaves one unpaid and puts two into the cart. */
export async function createPurchases(
  buyer: User,
  course: string,
): Promise<Pick<ScreenIds, 'product' | 'bought' | 'paid' | 'unpaid' | 'course'>> {
  const { call } = buyer;
  const query = { page_size: 50, free: false, type: 'text' } as const;
  const { results } = await call(listProducts, { query });
  // Sort the products, because those published at the same time are in no particular order.
  const ids = results.toSorted((a, b) => a.title.localeCompare(b.title)).map(({ id }) => id);
  const orders: string[] = [];
  for (const id of ids.slice(0, 4)) orders.push(await buyProduct(buyer, id));
  await call(refundOrder, { params: { id: orders[0] ?? '' }, body: { reason: 'Too easy for me' } });
  const unpaid = await orderProduct(buyer, ids[4] ?? '');
  for (const id of ids.slice(5, 7)) await call(addToCart, { params: { id } });
  const bought = await call(listMyPurchases, { query: {} });
  const [first, second] = bought.results.map(({ id }) => ({ params: { id } }));
  if (first) {
    await call(waiveWithdrawal, { ...first, body: { version: waiverVersion, language: 'en' } });
    await call(importPurchase, first);
  }
  if (second) await call(ratePurchase, { ...second, body: { rating: 5 } });
  await buyProduct(buyer, course);
  const purchases = await call(listMyPurchases, { query: {} });
  const coursePurchase = purchases.results.find(({ title }) => title === 'First lessons');
  const orderList = await call(listOrders, {});
  const paidOrder = orderList.results.find(({ id }) => id === orders[1]);
  return {
    product: ids[7] ?? '',
    bought: ids[1] ?? '',
    paid: paidOrder?.id ?? '',
    unpaid,
    course: coursePurchase?.id ?? '',
  };
}
