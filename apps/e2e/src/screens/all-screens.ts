import { listOrders } from '@glossa/contract/orders';
import { addToCart } from '@glossa/contract/shop';

import { contentManager } from '../users/demo-accounts.ts';
import { signIn } from '../users/user.ts';
import type { User } from '../users/user.ts';
import { addEbook } from '../shop/add-ebook.ts';
import { orderProduct } from '../shop/buy-product.ts';
import { addText } from '../texts/add-text.ts';
import { addVideo } from '../videos/add-video.ts';
import { makeTalk } from '../videos/make-talk.ts';

/** Screens open to visitors. */
export const guestScreens = [
  '/login',
  '/forgot-password',
  '/reset-password?token=none',
  '/shop-client-registration',
  '/unsubscribe?token=none',
  '/single-sign-on/school?error=access_denied&state=none',
  '/verify-email?token=none',
  '/shop',
  '/cart',
  '/terms',
  '/language-test',
  '/developers',
  '/developers/createTag',
  '/404',
] as const;

/** Returns a learner's screens, all of which have content. */
export async function listLearnerScreens(learner: User): Promise<string[]> {
  const text = 'The kettle sings. The cat listens to it. Then the tea is ready.';
  const id = await addText(learner, { title: 'The kettle', text, tags: ['kitchen'] });
  return [
    '/dashboard',
    '/progress',
    '/reading',
    '/reading/archive',
    '/reading/trash',
    '/reading/notes',
    '/saved',
    '/help',
    '/articles/upload',
    '/words',
    '/tags',
    `/reading/${id}`,
    `/reading/edit/${id}`,
    '/practice',
    '/mindmap',
    '/journal',
    '/reports?kind=learning',
    '/settings',
    '/subscription/upgrade',
    '/403',
  ];
}

/** Returns the video screens, all of which have content. */
async function listVideoScreens(learner: User): Promise<string[]> {
  const id = await addVideo(learner, await makeTalk(3));
  return [
    '/videos',
    '/videos/archive',
    '/videos/trash',
    '/videos/upload',
    `/videos/learn/${id}`,
    `/videos/subtitles/${id}`,
    '/notifications',
  ];
}

/** Returns the shop screens, all of which have content. */
async function listShopScreens(learner: User, url: string): Promise<string[]> {
  const creator = await signIn(url, contentManager);
  const text = 'The lamp is lit. The cat comes in. Nobody speaks.';
  const id = await addEbook(creator, { title: 'The kettle', text });
  await learner.call(addToCart, { params: { id } });
  await orderProduct(learner, await addEbook(creator, { title: 'The lamp', text, price: 0 }));
  const { results } = await learner.call(listOrders, {});
  const pendingOrder = await orderProduct(learner, await addEbook(creator, { title: 'The door', text }));
  return [
    '/shop',
    `/shop/${id}`,
    '/cart',
    '/checkout',
    `/checkout/pay?order=${pendingOrder}`,
    `/checkout/done?order=${results[0]?.id}`,
    '/order-history',
    `/order-history/invoice?order=${results[0]?.id}`,
    '/my-purchases',
    '/marketplace/purchased',
    `/marketplace/purchased/${results[0]?.items[0]?.purchase_id}`,
    '/stripe-test',
    '/test-shop',
  ];
}

export const contentScreens = [
  '/ebooks/upload',
  '/ebooks/manage',
  '/content/pricing',
  '/content/pricing/drm',
  '/content/pricing/content',
  '/content/pricing/coupons',
  '/content/pricing/taxes',
] as const;

/** Returns all of a learner's screens in the app at `url`, by topic. */
export const screensByTopic: Record<string, (learner: User, url: string) => Promise<string[]>> = {
  'what is learned': listLearnerScreens,
  videos: listVideoScreens,
  'the shop': listShopScreens,
};
