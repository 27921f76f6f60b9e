import type { Product, ProductCard } from '@glossa/contract/shop';

/** Creates the card of a French ebook at 4.99 USD; `more` overrides fields. */
export const productCard = (more: Partial<ProductCard> = {}): ProductCard => ({
  id: '0192a0b0-0000-7000-8000-0000000000c1',
  type: 'text',
  title: 'Le renard',
  author: 'Ésope',
  language: 'fr',
  difficulty: 'beginner',
  category: 'Fiction',
  cover: null,
  price: 4.99,
  money: { amount: 499, currency: 'USD' },
  basePrice: 499,
  discountPercentage: 0,
  isFree: false,
  rating: null,
  ratingCount: 0,
  wordCount: 1200,
  duration: null,
  isOwned: false,
  isInCart: false,
  ...more,
});

/** Creates the same product with everything that its page shows. */
export const product = (more: Partial<Product> = {}): Product => ({
  ...productCard(),
  description: 'Des raisins trop verts.',
  tags: ['fable'],
  publishedAt: '2026-11-01T10:00:00.000Z',
  uniqueWords: 400,
  sentenceCount: 90,
  readingTime: 6,
  hasPreview: true,
  tracks: [],
  terms: {
    validityDays: 365,
    maxDownloads: 5,
    maxDevices: 3,
    offline: true,
    printing: false,
    copying: false,
  },
  tier: null,
  contents: [],
  purchaseId: null,
  isOnSale: true,
  ...more,
});
