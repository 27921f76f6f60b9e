import * as z from 'zod';

import { largestCart } from './cart-size.ts';
import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, listOf, Moment, PageQuery, QueryFlag } from './fields.ts';
import { Knowledge } from './texts.ts';

/** What a product is made of (specification 2, section 3: marketplace purchase). */
export const productKinds = ['text', 'video', 'audio', 'bundle'] as const;
export type ProductKind = (typeof productKinds)[number];

/** An amount of money in minor units. */
export const Money = z.object({ amount: z.int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof Money>;

/** A product as a card of the shop shows it. */
export const ProductCard = z
  .object({
    id: Id,
    type: z.enum(productKinds),
    title: z.string(),
    author: z.string(),
    /** Code of the language. */
    language: z.string(),
    difficulty: Difficulty,
    category: z.string(),
    /** Address of its cover; null where one is to be drawn from the title. */
    cover: z.string().nullable(),
    /** What it costs, in major units; `money` has it in minor ones. */
    price: z.number(),
    money: Money,
    /** Before the discount, in minor units. */
    basePrice: z.int(),
    /** Percent. */
    discountPercentage: z.int(),
    isFree: z.boolean(),
    /** Average of its ratings, to one decimal; null without any. */
    rating: z.number().nullable(),
    ratingCount: z.int(),
    /** Running words of a text or of the subtitles; null where there are none. */
    wordCount: z.int().nullable(),
    /** Seconds of sound or film; null of a text. */
    duration: z.number().nullable(),
    /** The caller has a purchase of it in force; false for visitors. */
    isOwned: z.boolean(),
    /** It is in the caller's cart; false for visitors, whose cart only their browser knows. */
    isInCart: z.boolean(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof ProductCard>;

export const productSorts = ['newest', 'popular', 'rating', 'price-asc', 'price-desc', 'title'] as const;
export type ProductSort = (typeof productSorts)[number];

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/shop/products/',
  summary: 'What the shop sells',
  access: 'public',
  visitorLimit: 'visitor',
  query: PageQuery.extend({
    type: z.enum(productKinds).optional(),
    language: LanguageRef.optional(),
    difficulty: Difficulty.optional(),
    category: z.string().trim().max(100).optional(),
    /** Only what is free, or only what is not. */
    free: QueryFlag.optional(),
    /** Words of title, author and category: whole ones, or where none has all of them, their beginnings. */
    search: z.string().trim().max(200).optional(),
    sort: z.enum(productSorts).default('newest'),
  }),
  result: listOf(ProductCard).extend({
    /** There are more than `count`: a search counts little further than the page, where it finds much. */
    more: z.boolean(),
  }),
});

/** What a buyer gets with it. */
export const ProductTerms = z.object({
  /** Days from buying; null for ever. */
  validityDays: z.int().nullable(),
  /** -1 for any number. */
  maxDownloads: z.int(),
  maxDevices: z.int(),
  offline: z.boolean(),
  printing: z.boolean(),
  copying: z.boolean(),
});

/** A product with all that its page tells. */
export const Product = ProductCard.extend({
  description: z.string(),
  tags: z.array(z.string()),
  publishedAt: Moment.nullable(),
  /** Different words, and sentences; null where there is no text. */
  uniqueWords: z.int().nullable(),
  sentenceCount: z.int().nullable(),
  /** Minutes; null where there is no text. */
  readingTime: z.int().nullable(),
  /** There is a beginning to read, or a sample to hear or see. */
  hasPreview: z.boolean(),
  /** Of an audio course, in order; `duration` in seconds. */
  tracks: z.array(z.object({ title: z.string(), duration: z.number() })),
  terms: ProductTerms,
  /** The pricing tier that it is sold at. */
  tier: z.object({ name: z.string(), features: z.array(z.string()), isPopular: z.boolean() }).nullable(),
  /** What a bundle is made of, in order. */
  contents: z.array(ProductCard),
  /** Id of the caller's purchase; null where it is not bought, and for visitors. */
  purchaseId: Id.nullable(),
  /** It can be bought now; what is no longer sold is still shown to those who have it. */
  isOnSale: z.boolean(),
}).meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/shop/products/{id}/',
  summary: 'A product of the shop',
  access: 'public',
  visitorLimit: 'visitor',
  params: { id: Id },
  result: Product,
  errors: ['product_not_found'],
});

export const getProductPreview = endpoint({
  method: 'GET',
  path: '/api/shop/products/{id}/preview/',
  summary: 'The beginning of a text, or the address of a sample of sound or film',
  access: 'public',
  visitorLimit: 'visitor',
  params: { id: Id },
  result: z.object({
    /** At most 1,000 characters; empty where there is no text. */
    text: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    sample: z.string().nullable(),
  }),
  errors: ['product_not_found'],
});

export const getProductWords = endpoint({
  method: 'GET',
  path: '/api/shop/products/{id}/words/',
  summary: 'How much of a product this learner would understand; exact, counted over all of it',
  access: 'learner',
  params: { id: Id },
  result: z.object({
    /** Percent of the running words. */
    unknownWordsPercentage: z.number(),
    /** Running words by class. */
    knowledge: Knowledge,
    /** Different words that are new to the learner. */
    newWords: z.int(),
  }),
  errors: ['product_not_found', 'product_without_words'],
});

/** What somebody means to buy: for each currency an order of its own. */
export const Cart = z
  .object({
    items: z.array(ProductCard.extend({ isOnSale: z.boolean() })),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof Cart>;

export const getCart = endpoint({
  method: 'GET',
  path: '/api/shop/cart/',
  summary: 'What lies in the cart, the first put in first',
  access: 'person',
  result: Cart,
});

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const previewCart = endpoint({
  method: 'GET',
  path: '/api/shop/cart/preview/',
  summary: "The products of a visitor's cart that are for sale, in the order of `ids`",
  access: 'public',
  visitorLimit: 'visitor',
  query: z.object({
    /** Ids of products, separated by commas. */
    ids: z
      .string()
      .regex(new RegExp(String.raw`^${uuid}(,${uuid}){0,${largestCart - 1}}$`, 'i'))
      .transform((value) => [...new Set(value.split(','))]),
  }),
  result: Cart,
});

/** Why a product of a visitor's cart did not get into the cart of the account. */
export const mergeProblems = ['product_not_found', 'product_owned', 'cart_full'] as const;

export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/shop/cart/merge/',
  summary: "Add the products of a visitor's cart to the account's cart; those already in it stay there once",
  access: 'person',
  body: z.strictObject({ product_ids: z.array(Id).min(1).max(largestCart) }),
  result: z.object({
    skipped: z.array(z.object({ id: Id, reason: z.enum(mergeProblems) })),
  }),
});
export type MergedCart = z.infer<(typeof mergeCart)['result']>;

export const addToCart = endpoint({
  method: 'PUT',
  path: '/api/shop/cart/{id}/',
  summary: 'Put a product into the cart; twice is once',
  access: 'person',
  params: { id: Id },
  errors: ['product_not_found', 'product_owned', 'cart_full'],
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/shop/cart/{id}/',
  summary: 'Take a product out of the cart; what is not in it is no error',
  access: 'person',
  params: { id: Id },
});
