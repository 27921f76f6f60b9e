import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, paginated, Moment, PageQuery } from './fields.ts';
import { PurchaseAccess } from './purchase-access.ts';
import { Money, productKinds } from './shop.ts';

/** A purchase as shown in the marketplace (specification 2, section 3: marketplace purchase). */
export const MarketplacePurchase = z
  .object({
    id: Id,
    purchase_date: Moment,
    currency: z.string(),
    /** In major units; `money` is in minor units. */
    amount_paid: z.number(),
    money: Money,
    ...PurchaseAccess.shape,
    /** Whether its text may be stored on a device for offline reading. */
    can_keep: z.boolean(),
    allow_printing: z.boolean(),
    allow_copying: z.boolean(),
    access_info: z.object({ progress_percentage: z.int(), completed: z.boolean() }),
    product: z.object({
      id: Id,
      title: z.string(),
      author: z.string(),
      description: z.string(),
      image: z.string().nullable(),
      product_type: z.enum(productKinds),
      product_type_display: z.string(),
      /** Code and English name of the language. */
      language: z.string(),
      language_name: z.string(),
      difficulty_level: Difficulty,
      /** Name of the file in a download. Null if there is no such file. */
      text_file: z.string().nullable(),
      audio_file: z.string().nullable(),
      video_file: z.string().nullable(),
    }),
  })
  .meta({ id: 'MarketplacePurchase' });
export type MarketplacePurchase = z.infer<typeof MarketplacePurchase>;

export const marketplaceSorts = ['date', 'title', 'progress'] as const;

export const listMarketplacePurchases = endpoint({
  method: 'GET',
  path: '/api/marketplace/purchases/',
  summary: 'List your purchases, with your progress in each',
  access: 'user',
  query: PageQuery.extend({
    type: z.enum(productKinds).optional(),
    sort: z.enum(marketplaceSorts).default('date'),
  }),
  result: paginated(MarketplacePurchase),
});

export const advancePurchase = endpoint({
  method: 'POST',
  path: '/api/marketplace/purchases/{id}/progress/',
  summary: 'Advance your progress in a purchase by 25%, or to 100%',
  access: 'user',
  params: { id: Id },
  body: z.strictObject({ complete: z.boolean().default(false) }),
  result: MarketplacePurchase,
  errors: ['purchase_not_found'],
});
