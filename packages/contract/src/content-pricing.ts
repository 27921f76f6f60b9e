import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, PageQuery, QueryFlag } from './fields.ts';
import { messages } from './messages.ts';
import { Money, SellingPrice } from './money.ts';
import { Line, Paragraphs } from './plain-text.ts';
import { BulkResults, Ids, LastSeenChange } from './pricing-fields.ts';

export const pricedTypes = ['text', 'video', 'audio', 'bundle'] as const;
export const pricingStatuses = ['active', 'draft', 'archived'] as const;
export type PricingStatus = (typeof pricingStatuses)[number];

/** The pricing of a product (specification 2, section 3). */
export const ContentPricing = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string(),
    type: z.enum(pricedTypes),
    /** In major units; `money` is in minor units. */
    basePrice: z.number(),
    currency: z.enum(currencies),
    money: Money,
    discountPercentage: z.int(),
    /** Price after the discount, in major units. */
    salePrice: z.number(),
    isFree: z.boolean(),
    drmEnabled: z.boolean(),
    tier: z.object({ id: Id, name: z.string() }).nullable(),
    status: z.enum(pricingStatuses),
    /** The contents of a bundle, in order. */
    items: z.array(z.object({ id: Id, title: z.string(), type: z.enum(pricedTypes) })),
    lastUpdated: Moment,
  })
  .meta({ id: 'ContentPricing' });
export type ContentPricing = z.infer<typeof ContentPricing>;

export const pricingSorts = ['lastUpdated', 'title', 'basePrice'] as const;
export type PricingSort = (typeof pricingSorts)[number];

/** The list is named `pricing` in the specification. It is paginated like every other list. */
export const listContentPricing = endpoint({
  method: 'GET',
  path: '/api/content-pricing/',
  summary: 'List the prices and terms of all products',
  access: 'content',
  query: PageQuery.extend({
    search: z.string().trim().max(200).optional(),
    type: z.enum(pricedTypes).optional(),
    status: z.enum(pricingStatuses).optional(),
    isFree: QueryFlag.optional(),
    sort: z.enum(pricingSorts).default('lastUpdated'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  result: z.object({
    pricing: z.array(ContentPricing),
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }),
});

const Discount = z
  .int(messages.discount_invalid)
  .min(0, messages.discount_invalid)
  .max(100, messages.discount_invalid);
const Price = {
  money: SellingPrice,
  discountPercentage: Discount,
  isFree: z.boolean(),
  drmEnabled: z.boolean(),
};

/** Maximum number of products in a bundle. */
export const maxBundleItems = 100;
const Items = z.array(Id).min(2, messages.bundle_items_required).max(maxBundleItems);
const BundleTitle = z
  .string(messages.title_required)
  .pipe(Line)
  .pipe(z.string().min(1, messages.title_required).max(300, messages.title_long));

export const createBundle = endpoint({
  method: 'POST',
  path: '/api/content-pricing/',
  summary: 'Create a bundle of products, as a draft',
  access: 'content',
  status: 201,
  body: z.strictObject({
    title: BundleTitle,
    description: Paragraphs.pipe(z.string().max(5000)).default(''),
    items: Items,
    money: SellingPrice,
    discountPercentage: Discount.default(0),
    isFree: z.boolean().default(false),
    drmEnabled: z.boolean().default(true),
  }),
  result: ContentPricing,
  errors: ['product_not_found', 'bundle_in_bundle', 'discount_too_deep'],
});

export const updateContentPricing = endpoint({
  method: 'PATCH',
  path: '/api/content-pricing/{id}/',
  summary: 'Update the price and terms of a product; for a bundle, also its title and contents',
  access: 'content',
  params: { id: Id },
  body: z
    .strictObject({
      ...z.object(Price).partial().shape,
      /** Null removes the product from its tier. */
      tier: Id.nullable().optional(),
      status: z.enum(pricingStatuses).optional(),
      title: BundleTitle.optional(),
      items: Items.optional(),
      lastUpdated: LastSeenChange,
    })
    .refine(
      ({ lastUpdated: _seen, ...changes }) => Object.keys(changes).length > 0,
      messages.change_required,
    ),
  result: ContentPricing,
  errors: [
    'product_not_found',
    'changed_meanwhile',
    'currency_fixed',
    'tier_not_found',
    'tier_price',
    'discount_too_deep',
    'not_a_bundle',
    'bundle_in_bundle',
    'video_not_archivable',
    'product_not_ready',
    'product_incomplete',
  ],
});

export const deleteBundle = endpoint({
  method: 'DELETE',
  path: '/api/content-pricing/{id}/',
  summary: 'Remove a bundle from the shop; buyers keep its contents',
  access: 'content',
  params: { id: Id },
  errors: ['product_not_found', 'not_a_bundle'],
});

export const pricingActions = ['activate', 'draft', 'archive', 'protect', 'unprotect'] as const;
export type PricingAction = (typeof pricingActions)[number];

export const changeContentPricing = endpoint({
  method: 'POST',
  path: '/api/content-pricing/bulk/',
  summary: 'Set the status, protection or discount of products, with a result for each',
  access: 'content',
  body: z.union([
    z.strictObject({ ids: Ids, action: z.enum(pricingActions) }),
    z.strictObject({ ids: Ids, action: z.literal('discount'), discountPercentage: Discount }),
  ]),
  result: BulkResults,
});
