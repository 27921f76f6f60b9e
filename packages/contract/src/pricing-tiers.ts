import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';
import { Money, SellingPrice } from './money.ts';
import { Line, Paragraphs } from './plain-text.ts';
import { BulkResults, Ids, maxValidityDays, LastSeenChange } from './pricing-fields.ts';

/** Types of content that pricing tiers are for (specification 2, section 3). */
export const tierContentTypes = ['ebook', 'video', 'other'] as const;

/** A price with terms, shared by several products (specification 2, section 3). */
export const PricingTier = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    /** In major units; `money` is in minor units. */
    price: z.number(),
    money: Money,
    /** Days of access from the purchase. Null if access never ends. */
    validityDays: z.int().nullable(),
    features: z.array(z.string()),
    contentTypes: z.array(z.enum(tierContentTypes)),
    /** -1 for unlimited. */
    maxDownloads: z.int(),
    isPopular: z.boolean(),
    /** Number of products in this tier. */
    productCount: z.int(),
    lastUpdated: Moment,
  })
  .meta({ id: 'PricingTier' });
export type PricingTier = z.infer<typeof PricingTier>;

export const listPricingTiers = endpoint({
  method: 'GET',
  path: '/api/pricing-tiers/',
  summary: 'List all pricing tiers, cheapest first',
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
  money: SellingPrice,
  validityDays: z.int().min(1, messages.days_positive).max(maxValidityDays).nullable(),
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
  summary: 'Create a pricing tier',
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
  summary: 'Update a pricing tier and the prices of all its products',
  access: 'content',
  params: { id: Id },
  body: z
    .strictObject({ ...z.object(TierFacts).partial().shape, lastUpdated: LastSeenChange })
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
  summary: 'Delete a pricing tier; its products keep the price',
  access: 'content',
  params: { id: Id },
  errors: ['tier_not_found'],
});

export const changePricingTiers = endpoint({
  method: 'POST',
  path: '/api/pricing-tiers/bulk/',
  summary: 'Delete pricing tiers, with a result for each',
  access: 'content',
  body: z.strictObject({ ids: Ids, action: z.enum(['delete']) }),
  result: BulkResults,
});
