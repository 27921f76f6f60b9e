import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, PageQuery, QueryFlag } from './fields.ts';
import { messages } from './messages.ts';
import { Money } from './money.ts';
import { Line, Paragraphs } from './plain-text.ts';

/** What a pricing tier is for (specification 2, section 3). */
export const tierContentTypes = ['ebook', 'video', 'other'] as const;

/** Most days that anything is sold for. */
export const longestValidity = 36_500;

/** When something was changed last, as it was read: who changes it says so, and is refused if others were before. */
const Seen = Moment.optional();

/** A price with its terms, that several products are sold at (specification 2, section 3). */
export const PricingTier = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    /** In major units; `money` has it in minor ones. */
    price: z.number(),
    money: Money,
    /** Days from buying; null for ever. */
    validityDays: z.int().nullable(),
    features: z.array(z.string()),
    contentTypes: z.array(z.enum(tierContentTypes)),
    /** -1 for any number. */
    maxDownloads: z.int(),
    isPopular: z.boolean(),
    /** How many products are sold by it. */
    productCount: z.int(),
    lastUpdated: Moment,
  })
  .meta({ id: 'PricingTier' });
export type PricingTier = z.infer<typeof PricingTier>;

export const listPricingTiers = endpoint({
  method: 'GET',
  path: '/api/pricing-tiers/',
  summary: 'All pricing tiers, the cheapest first',
  access: 'content',
  result: z.object({ tiers: z.array(PricingTier) }),
});

const Name = z
  .string(messages.name_required)
  .pipe(Line)
  .pipe(z.string().min(1, messages.name_required).max(100));
const TierFacts = {
  name: Name,
  description: Paragraphs.pipe(z.string().max(1000)),
  money: Money,
  validityDays: z.int().min(1, messages.days_positive).max(longestValidity).nullable(),
  features: z.array(Line.pipe(z.string().min(1).max(200))).max(20),
  contentTypes: z.array(z.enum(tierContentTypes)).min(1, messages.content_type_required),
  maxDownloads: z
    .int()
    .min(-1, messages.downloads_invalid)
    .max(1_000_000)
    .refine((count) => count !== 0, messages.downloads_invalid),
  isPopular: z.boolean(),
};

export const createPricingTier = endpoint({
  method: 'POST',
  path: '/api/pricing-tiers/',
  summary: 'Make a pricing tier',
  access: 'content',
  status: 201,
  body: z.strictObject({
    ...TierFacts,
    description: TierFacts.description.default(''),
    validityDays: TierFacts.validityDays.default(null),
    features: TierFacts.features.default([]),
    contentTypes: TierFacts.contentTypes.default([...tierContentTypes]),
    maxDownloads: TierFacts.maxDownloads.default(-1),
    isPopular: z.boolean().default(false),
  }),
  result: PricingTier,
  errors: ['tier_exists', 'too_many_tiers'],
});

export const updatePricingTier = endpoint({
  method: 'PATCH',
  path: '/api/pricing-tiers/{id}/',
  summary: 'Change a pricing tier, and the price of all that is sold by it',
  access: 'content',
  params: { id: Id },
  body: z
    .strictObject({ ...z.object(TierFacts).partial().shape, lastUpdated: Seen })
    .refine(
      ({ lastUpdated: _seen, ...changes }) => Object.keys(changes).length > 0,
      messages.change_required,
    ),
  result: PricingTier,
  errors: ['tier_not_found', 'tier_exists', 'changed_meanwhile', 'currency_fixed'],
});

export const deletePricingTier = endpoint({
  method: 'DELETE',
  path: '/api/pricing-tiers/{id}/',
  summary: 'Delete a pricing tier; what was sold by it keeps its price as its own',
  access: 'content',
  params: { id: Id },
  errors: ['tier_not_found'],
});

const BulkResults = z.object({
  /** In the order of the request. */
  results: z.array(
    z.object({
      id: Id,
      ok: z.boolean(),
      /** False also when it was so already. */
      changed: z.boolean(),
      /** An error code. */
      error: z.string().nullable(),
    }),
  ),
});
const Ids = z.array(Id).min(1, messages.entries_required).max(100);

export const changePricingTiers = endpoint({
  method: 'POST',
  path: '/api/pricing-tiers/bulk/',
  summary: 'Delete several pricing tiers',
  access: 'content',
  body: z.strictObject({ ids: Ids, action: z.enum(['delete']) }),
  result: BulkResults,
});

export const pricedTypes = ['text', 'video', 'audio', 'bundle'] as const;
export const pricingStatuses = ['active', 'draft', 'archived'] as const;
export type PricingStatus = (typeof pricingStatuses)[number];

/** What one product is sold for (specification 2, section 3). */
export const ContentPricing = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string(),
    type: z.enum(pricedTypes),
    /** In major units; `money` has it in minor ones. */
    basePrice: z.number(),
    currency: z.enum(currencies),
    money: Money,
    discountPercentage: z.int(),
    /** What is asked for, in major units. */
    salePrice: z.number(),
    isFree: z.boolean(),
    drmEnabled: z.boolean(),
    tier: z.object({ id: Id, name: z.string() }).nullable(),
    status: z.enum(pricingStatuses),
    /** Of a bundle: what it holds, in order. */
    items: z.array(z.object({ id: Id, title: z.string(), type: z.enum(pricedTypes) })),
    lastUpdated: Moment,
  })
  .meta({ id: 'ContentPricing' });
export type ContentPricing = z.infer<typeof ContentPricing>;

export const pricingSorts = ['lastUpdated', 'title', 'basePrice'] as const;
export type PricingSort = (typeof pricingSorts)[number];

/** The listing's key is `pricing`, as the specification has it; its pages are told as those of every list. */
export const listContentPricing = endpoint({
  method: 'GET',
  path: '/api/content-pricing/',
  summary: 'What each product is sold for',
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
  money: Money,
  discountPercentage: Discount,
  isFree: z.boolean(),
  drmEnabled: z.boolean(),
};

/** Most products of a bundle. */
export const largestBundle = 100;
const Items = z.array(Id).min(2, messages.bundle_items_required).max(largestBundle);
const BundleTitle = z
  .string(messages.title_required)
  .pipe(Line)
  .pipe(z.string().min(1, messages.title_required).max(300, messages.title_long));

export const createBundle = endpoint({
  method: 'POST',
  path: '/api/content-pricing/',
  summary: 'Make a bundle of products, as a draft',
  access: 'content',
  status: 201,
  body: z.strictObject({
    title: BundleTitle,
    description: Paragraphs.pipe(z.string().max(5000)).default(''),
    items: Items,
    money: Money,
    discountPercentage: Discount.default(0),
    isFree: z.boolean().default(false),
    drmEnabled: z.boolean().default(true),
  }),
  result: ContentPricing,
  errors: ['product_not_found', 'bundle_in_bundle'],
});

export const updateContentPricing = endpoint({
  method: 'PATCH',
  path: '/api/content-pricing/{id}/',
  summary: 'Change what a product is sold for; of a bundle also its title and what it holds',
  access: 'content',
  params: { id: Id },
  body: z
    .strictObject({
      ...z.object(Price).partial().shape,
      /** Null for none. */
      tier: Id.nullable().optional(),
      status: z.enum(pricingStatuses).optional(),
      title: BundleTitle.optional(),
      items: Items.optional(),
      lastUpdated: Seen,
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
  summary: 'Remove a bundle from the shop; who has bought it keeps what it held',
  access: 'content',
  params: { id: Id },
  errors: ['product_not_found', 'not_a_bundle'],
});

export const pricingActions = ['activate', 'draft', 'archive', 'protect', 'unprotect'] as const;
export type PricingAction = (typeof pricingActions)[number];

export const changeContentPricing = endpoint({
  method: 'POST',
  path: '/api/content-pricing/bulk/',
  summary: 'Change status, protection or discount of several products; tells of each what became of it',
  access: 'content',
  body: z.union([
    z.strictObject({ ids: Ids, action: z.enum(pricingActions) }),
    z.strictObject({ ids: Ids, action: z.literal('discount'), discountPercentage: Discount }),
  ]),
  result: BulkResults,
});
