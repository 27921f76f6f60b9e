import * as z from 'zod';

import { maxCartItems } from './cart-size.ts';
import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, paginated, Moment, PageQuery, QueryFlag } from './fields.ts';
import { KnowledgeCounts } from './texts.ts';

/** Product types (specification 2, section 3: marketplace purchase). */
export const productKinds = ['text', 'video', 'audio', 'bundle'] as const;
export type ProductKind = (typeof productKinds)[number];

/** An amount of money in minor units. */
export const Money = z.object({ amount: z.int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof Money>;

/** A product as shown on a card in the shop. */
export const ProductCard = z
  .object({
    id: Id,
    type: z.enum(productKinds),
    title: z.string(),
    author: z.string(),
    language: z.string(),
    difficulty: Difficulty,
    category: z.string(),
    /** URL of the cover. Null if it is generated from the title. */
    cover: z.string().nullable(),
    /** Price in major units; `money` is in minor units. */
    price: z.number(),
    money: Money,
    /** In minor units, before the discount. */
    basePrice: z.int(),
    /** Percent. */
    discountPercentage: z.int(),
    isFree: z.boolean(),
    /** Average rating, to one decimal. Null if there are no ratings. */
    rating: z.number().nullable(),
    ratingCount: z.int(),
    /** Number of running words in the text or subtitles. Null if there are none. */
    wordCount: z.int().nullable(),
    /** Seconds of audio or video. Null for a text. */
    duration: z.number().nullable(),
    /** Whether the user has an active purchase of it. False for visitors. */
    isOwned: z.boolean(),
    /** Whether it is in the user's cart. False for visitors, whose cart is only in their browser. */
    isInCart: z.boolean(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof ProductCard>;

export const productSorts = ['newest', 'popular', 'rating', 'price-asc', 'price-desc', 'title'] as const;
export type ProductSort = (typeof productSorts)[number];

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/shop/products/',
  summary: 'List the products in the shop',
  access: 'public',
  visitorLimit: 'visitor',
  query: PageQuery.extend({
    type: z.enum(productKinds).optional(),
    language: LanguageRef.optional(),
    difficulty: Difficulty.optional(),
    category: z.string().trim().max(100).optional(),
    /** Only free products, or only paid ones. */
    free: QueryFlag.optional(),
    /** Searches title, author and category for whole words, or for prefixes if no product contains all the words. */
    search: z.string().trim().max(200).optional(),
    sort: z.enum(productSorts).default('newest'),
  }),
  result: paginated(ProductCard).extend({
    /** Whether there are more than `count`. With many matches, counting stops soon after the requested page. */
    more: z.boolean(),
  }),
});

/** The terms under which a product is sold. */
export const ProductTerms = z.object({
  /** Days of access from the purchase. Null if access never ends. */
  validityDays: z.int().nullable(),
  /** -1 for unlimited. */
  maxDownloads: z.int(),
  maxDevices: z.int(),
  offline: z.boolean(),
  printing: z.boolean(),
  copying: z.boolean(),
});

/** A product with everything that its page shows. */
export const Product = ProductCard.extend({
  description: z.string(),
  tags: z.array(z.string()),
  publishedAt: Moment.nullable(),
  /** Number of distinct words, and of sentences. Null if there is no text. */
  uniqueWords: z.int().nullable(),
  sentenceCount: z.int().nullable(),
  /** In minutes. Null if there is no text. */
  readingTime: z.int().nullable(),
  /** Whether there is a text preview, or an audio or video sample. */
  hasPreview: z.boolean(),
  /** The tracks of an audio course, in order. `duration` is in seconds. */
  tracks: z.array(z.object({ title: z.string(), duration: z.number() })),
  terms: ProductTerms,
  /** The product's pricing tier. */
  tier: z.object({ name: z.string(), features: z.array(z.string()), isPopular: z.boolean() }).nullable(),
  /** The contents of a bundle, in order. */
  contents: z.array(ProductCard),
  /** ID of the user's purchase. Null for visitors, and if the user hasn't bought it. */
  purchaseId: Id.nullable(),
  /** Whether it can be bought now. Buyers can still open products that are no longer for sale. */
  isOnSale: z.boolean(),
}).meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/shop/products/{id}/',
  summary: 'Get a product in the shop',
  access: 'public',
  visitorLimit: 'visitor',
  params: { id: Id },
  result: Product,
  errors: ['product_not_found'],
});

export const getProductPreview = endpoint({
  method: 'GET',
  path: '/api/shop/products/{id}/preview/',
  summary: "Get the beginning of a product's text, or the URL of its audio or video sample",
  access: 'public',
  visitorLimit: 'visitor',
  params: { id: Id },
  result: z.object({
    /** At most 1,000 characters. Empty if there is no text. */
    text: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    sample: z.string().nullable(),
  }),
  errors: ['product_not_found'],
});

export const getProductWords = endpoint({
  method: 'GET',
  path: '/api/shop/products/{id}/words/',
  summary: 'Calculate how much of a product you would understand; exact, based on its full text',
  access: 'learner',
  params: { id: Id },
  result: z.object({
    /** Percentage of running words. */
    unknownWordsPercentage: z.number(),
    /** Number of running words by how well the learner knows them. */
    knowledge: KnowledgeCounts,
    /** Number of distinct words that are new to the learner. */
    newWords: z.int(),
  }),
  errors: ['product_not_found', 'product_without_words'],
});

/** A user's cart. Checkout creates one order per currency. */
export const Cart = z
  .object({
    items: z.array(ProductCard.extend({ isOnSale: z.boolean() })),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof Cart>;

export const getCart = endpoint({
  method: 'GET',
  path: '/api/shop/cart/',
  summary: 'List the products in the cart, oldest first',
  access: 'user',
  result: Cart,
});

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const previewCart = endpoint({
  method: 'GET',
  path: '/api/shop/cart/preview/',
  summary: "List the products of a visitor's cart that are for sale, in the order of `ids`",
  access: 'public',
  visitorLimit: 'visitor',
  query: z.object({
    /** Product IDs, separated by commas. */
    ids: z
      .string()
      .regex(new RegExp(String.raw`^${uuid}(,${uuid}){0,${maxCartItems - 1}}$`, 'i'))
      .transform((value) => [...new Set(value.split(','))]),
  }),
  result: Cart,
});

/** Reasons why a product in a visitor's cart was not moved to the account's cart. */
export const mergeProblems = ['product_not_found', 'product_owned', 'cart_full'] as const;

export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/shop/cart/merge/',
  summary: "Add the products of a visitor's cart to your cart, without duplicates",
  access: 'user',
  body: z.strictObject({ product_ids: z.array(Id).min(1).max(maxCartItems) }),
  result: z.object({
    skipped: z.array(z.object({ id: Id, reason: z.enum(mergeProblems) })),
  }),
});
export type MergedCart = z.infer<(typeof mergeCart)['result']>;

export const addToCart = endpoint({
  method: 'PUT',
  path: '/api/shop/cart/{id}/',
  summary: 'Add a product to the cart; no effect if it is already there',
  access: 'user',
  params: { id: Id },
  errors: ['product_not_found', 'product_owned', 'cart_full'],
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/shop/cart/{id}/',
  summary: "Remove a product from the cart; also succeeds if it isn't there",
  access: 'user',
  params: { id: Id },
});
