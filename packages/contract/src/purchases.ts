import * as z from 'zod';

import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, listOf, Moment, PageQuery } from './fields.ts';
import { PurchaseAccess } from './purchase-access.ts';
import { Money, productKinds } from './shop.ts';

export const purchaseStatuses = ['all', 'imported', 'not-imported', 'free'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

export const purchaseSorts = [
  'date-desc',
  'date-asc',
  'title-asc',
  'title-desc',
  'price-desc',
  'price-asc',
  'rating-desc',
] as const;
export type PurchaseSort = (typeof purchaseSorts)[number];

/** Something a person has bought (specification 2, section 3: purchase). */
export const PurchaseCard = z
  .object({
    id: Id,
    product_id: Id,
    title: z.string(),
    author: z.string(),
    description: z.string(),
    /** Address of the cover; null where one is drawn from the title. */
    image: z.string().nullable(),
    type: z.enum(productKinds),
    difficulty: Difficulty,
    /** Code of the language. */
    language: z.string(),
    /** What was paid for it, without tax, in major units; `money` has it in minor ones. */
    price: z.number(),
    money: Money,
    isFree: z.boolean(),
    /** It stands in the library. */
    isImported: z.boolean(),
    ...PurchaseAccess.shape,
    /** 1 to 5; null until the buyer has given it. */
    rating: z.number().nullable(),
    purchaseDate: Moment,
    device_count: z.int(),
    max_devices: z.int(),
    /** A download has to name the device that it is for. */
    needs_device: z.boolean(),
    allow_offline: z.boolean(),
    /** Its text may be kept on a device for reading without a connection. */
    can_keep: z.boolean(),
    allow_printing: z.boolean(),
    allow_copying: z.boolean(),
  })
  .meta({ id: 'PurchaseCard' });
export type PurchaseCard = z.infer<typeof PurchaseCard>;

export const listMyPurchases = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/',
  summary: 'What a learner has bought, with the figures of all of it',
  access: 'learner',
  query: PageQuery.extend({
    /** In titles and authors. */
    search: z.string().trim().max(200).optional(),
    type: z.enum(productKinds).optional(),
    status: z.enum(purchaseStatuses).default('all'),
    sort: z.enum(purchaseSorts).default('date-desc'),
  }),
  result: listOf(PurchaseCard).extend({
    /** Of all purchases, whatever is asked for. */
    totals: z.object({
      purchases: z.int(),
      imported: z.int(),
      video_courses: z.int(),
      rated: z.int(),
    }),
  }),
});

const params = { id: Id };

export const getPurchase = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/{id}/',
  summary: 'One purchase',
  access: 'person',
  params,
  result: PurchaseCard,
  errors: ['purchase_not_found', 'purchase_ended', 'purchase_refunded'],
});

export const importPurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/import/',
  summary: 'Put what was bought into the library; what stands there already stays',
  access: 'learner',
  params,
  result: PurchaseCard,
  errors: ['purchase_not_found', 'purchase_ended', 'purchase_not_importable'],
});

export const ratePurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/rating/',
  summary: 'Rate what was bought; another rating takes the place of the first',
  access: 'person',
  params,
  body: z.strictObject({ rating: z.int().min(1).max(5) }),
  result: PurchaseCard,
  errors: ['purchase_not_found'],
});

export const previewPurchase = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/{id}/preview/',
  summary: 'The beginning of what was bought, and what it is made of',
  access: 'person',
  params,
  result: z.object({
    /** At most 1,000 characters; empty where there is no text. */
    text: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    /** Address of a sample of sound or film. */
    sample: z.string().nullable(),
    /** Titles of what a bundle is made of, in order. */
    contents: z.array(z.string()),
  }),
  errors: ['purchase_not_found'],
});

/** A file of a download, by its signed address. */
export const DownloadFile = z.object({
  id: Id,
  /** What it is saved as. */
  name: z.string(),
  format: z.string(),
  /** Bytes before the copy is marked. */
  bytes: z.int().nullable(),
  url: credential(z.string()),
});

export const Download = z
  .object({
    files: z.array(DownloadFile),
    /** Until when the addresses can be used. */
    expires_at: Moment,
    download_count: z.int(),
    /** -1 for any number. */
    max_downloads: z.int(),
  })
  .meta({ id: 'Download' });
export type Download = z.infer<typeof Download>;

export const downloadPurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/download/',
  summary: 'Download what was bought: counts one download and answers signed addresses, one for each file',
  access: 'person',
  sessionOnly: true,
  params,
  body: z.strictObject({ device_id: Id.optional() }),
  result: Download,
  errors: [
    'purchase_not_found',
    'purchase_ended',
    'downloads_spent',
    'nothing_to_download',
    'device_required',
    'device_not_found',
    'device_limit',
  ],
});

/** The header beside an offline copy: JSON of its id, its level, and its key, which a premium copy wraps for the device. */
export const offlineKeyHeader = 'X-Offline-Key';

export const keepPurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/offline/',
  summary: 'The text of a purchase, marked and encrypted for reading without a connection on one device',
  access: 'person',
  // The key of the copy is in a header of the answer.
  sessionOnly: true,
  params,
  body: z.strictObject({ device_id: Id }),
  produces: ['application/octet-stream'],
  errors: [
    'purchase_not_found',
    'purchase_ended',
    'offline_not_allowed',
    'device_not_found',
    'device_limit',
    'device_key_required',
  ],
});
