import { openMenu } from './states.ts';
import { createScreens } from './screen.ts';

/** Screens for a buyer, who is a learner with orders. */
export const buyerScreens = createScreens('learner', {
  shop: { route: '/shop', url: '/shop?language=all' },
  product: { route: '/shop/:id', url: ({ product }) => `/shop/${product}` },
  'product-bought': { route: '/shop/:id', url: ({ bought }) => `/shop/${bought}` },
  cart: '/cart',
  checkout: '/checkout',
  pay: { route: '/checkout/pay', url: ({ unpaid }) => `/checkout/pay?order=${unpaid}` },
  paid: { route: '/checkout/done', url: ({ paid }) => `/checkout/done?order=${paid}` },
  orders: '/order-history',
  invoice: { route: '/order-history/invoice', url: ({ paid }) => `/order-history/invoice?order=${paid}` },
  purchases: '/my-purchases',
  purchased: '/marketplace/purchased',
  purchase: {
    route: '/marketplace/purchased/:id',
    url: ({ course }) => `/marketplace/purchased/${course}`,
  },
  listen: {
    route: '/marketplace/purchased/:id/listen',
    url: ({ course }) => `/marketplace/purchased/${course}/listen`,
  },
  plans: '/subscription/upgrade',
  'payment-test': '/stripe-test',
  'shop-test': '/test-shop',
});

/** Screens for a shop-only user without orders. */
export const shopperScreens = createScreens('shopper', {
  'start-learning': '/start-learning',
  'offer-to-learn': { route: '/reading', url: '/reading' },
  'store-of-shopper': '/store',
  marketplace: '/marketplace',
  'cart-empty': '/cart',
  'orders-empty': '/order-history',
  'purchases-empty': '/marketplace/purchased',
  'settings-of-shopper': '/settings',
});

/** Screens for a content manager. */
export const creatorScreens = createScreens('creator', {
  'ebook-upload': '/ebooks/upload',
  ebooks: '/ebooks/manage',
  'ebooks-menu': { route: '/ebooks/manage', prepare: openMenu },
  'videos-manage': '/videos/manage',
  tiers: { route: '/content/pricing/:tab?', url: '/content/pricing' },
  prices: { route: '/content/pricing/:tab?', url: '/content/pricing/content' },
  protection: { route: '/content/pricing/:tab?', url: '/content/pricing/drm' },
  coupons: { route: '/content/pricing/:tab?', url: '/content/pricing/coupons' },
  taxes: { route: '/content/pricing/:tab?', url: '/content/pricing/taxes' },
});
