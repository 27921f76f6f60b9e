import { openMenu } from './states.ts';
import { screensOf } from './screen.ts';

/** Screens of a buyer, who is a learner with orders. */
export const buyerScreens = screensOf('learner', {
  shop: { route: '/shop', address: '/shop?language=all' },
  product: { route: '/shop/:id', address: ({ product }) => `/shop/${product}` },
  'product-bought': { route: '/shop/:id', address: ({ bought }) => `/shop/${bought}` },
  cart: '/cart',
  checkout: '/checkout',
  pay: { route: '/checkout/pay', address: ({ unpaid }) => `/checkout/pay?order=${unpaid}` },
  paid: { route: '/checkout/done', address: ({ paid }) => `/checkout/done?order=${paid}` },
  orders: '/order-history',
  invoice: { route: '/order-history/invoice', address: ({ paid }) => `/order-history/invoice?order=${paid}` },
  purchases: '/my-purchases',
  purchased: '/marketplace/purchased',
  purchase: {
    route: '/marketplace/purchased/:id',
    address: ({ course }) => `/marketplace/purchased/${course}`,
  },
  listen: {
    route: '/marketplace/purchased/:id/listen',
    address: ({ course }) => `/marketplace/purchased/${course}/listen`,
  },
  plans: '/subscription/upgrade',
  'payment-test': '/stripe-test',
  'shop-test': '/test-shop',
});

/** Screens of a shop-only user without orders. */
export const shopperScreens = screensOf('shopper', {
  'start-learning': '/start-learning',
  'offer-to-learn': { route: '/reading', address: '/reading' },
  'store-of-shopper': '/store',
  marketplace: '/marketplace',
  'cart-empty': '/cart',
  'orders-empty': '/order-history',
  'purchases-empty': '/marketplace/purchased',
  'settings-of-shopper': '/settings',
});

/** Screens of a content manager. */
export const creatorScreens = screensOf('creator', {
  'ebook-upload': '/ebooks/upload',
  ebooks: '/ebooks/manage',
  'ebooks-menu': { route: '/ebooks/manage', show: openMenu },
  'videos-manage': '/videos/manage',
  tiers: { route: '/content/pricing/:tab?', address: '/content/pricing' },
  prices: { route: '/content/pricing/:tab?', address: '/content/pricing/content' },
  protection: { route: '/content/pricing/:tab?', address: '/content/pricing/drm' },
  coupons: { route: '/content/pricing/:tab?', address: '/content/pricing/coupons' },
  taxes: { route: '/content/pricing/:tab?', address: '/content/pricing/taxes' },
});
