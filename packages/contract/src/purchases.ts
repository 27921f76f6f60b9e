import * as z from 'zod';

import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, paginated, Moment, PageQuery } from './fields.ts';
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

/** A user's purchase (specification 2, section 3: purchase). */
export const PurchaseCard = z
  .object({
    id: Id,
    product_id: Id,
    title: z.string(),
    author: z.string(),
    description: z.string(),
    /** URL of the cover. Null if it is generated from the title. */
    image: z.string().nullable(),
    type: z.enum(productKinds),
    difficulty: Difficulty,
    /** Language code. */
    language: z.string(),
    /** Price paid, excluding tax, in major units; `money` is in minor units. */
    price: z.number(),
    money: Money,
    isFree: z.boolean(),
    /** Whether it was imported into the library. */
    isImported: z.boolean(),
    ...PurchaseAccess.shape,
    /** 1 to 5. Null until the buyer rates it. */
    rating: z.number().nullable(),
    purchaseDate: Moment,
    device_count: z.int(),
    max_devices: z.int(),
    /** Whether downloads require a device ID. */
    needs_device: z.boolean(),
    allow_offline: z.boolean(),
    /** Whether its text may be stored on a device for offline reading. */
    can_keep: z.boolean(),
    allow_printing: z.boolean(),
    allow_copying: z.boolean(),
  })
  .meta({ id: 'PurchaseCard' });
export type PurchaseCard = z.infer<typeof PurchaseCard>;

export const listMyPurchases = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/',
  summary: 'List your purchases, with totals',
  access: 'learner',
  query: PageQuery.extend({
    /** Searches titles and authors. */
    search: z.string().trim().max(200).optional(),
    type: z.enum(productKinds).optional(),
    status: z.enum(purchaseStatuses).default('all'),
    sort: z.enum(purchaseSorts).default('date-desc'),
  }),
  result: paginated(PurchaseCard).extend({
    /** Totals across all purchases, regardless of the filters. */
    totals: z.object({
      purchases: z.int(),
      imported: z.int(),
      video_courses: z.int(),
      rated: z.int(),
    }),
  }),
});

const params = { id: Id };

/** Version of the text with which buyers waive the right of withdrawal. Change it together with the text. */
export const waiverVersion = '2026-11-27';

export const waiveWithdrawal = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/waiver/',
  summary:
    'Agree to start with a purchase at once, which ends the right of withdrawal; recorded with the order',
  access: 'user',
  sessionOnly: true,
  params,
  body: z.strictObject({
    /** Version of the text that the buyer read. */
    version: z.string().max(20),
    /** Interface language in which the buyer read the text. */
    language: z.string().max(20),
  }),
  result: PurchaseCard,
  errors: ['purchase_not_found', 'waiver_outdated'],
});

export const getPurchase = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/{id}/',
  summary: 'Get one of your purchases',
  access: 'user',
  params,
  result: PurchaseCard,
  errors: ['purchase_not_found', 'purchase_ended', 'purchase_refunded'],
});

export const importPurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/import/',
  summary: "Add a purchase to your library; items already there don't change",
  access: 'learner',
  params,
  result: PurchaseCard,
  errors: ['purchase_not_found', 'purchase_ended', 'purchase_not_importable', 'waiver_required'],
});

export const ratePurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/rating/',
  summary: 'Rate a purchase; replaces your previous rating',
  access: 'user',
  params,
  body: z.strictObject({ rating: z.int().min(1).max(5) }),
  result: PurchaseCard,
  errors: ['purchase_not_found'],
});

export const previewPurchase = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/{id}/preview/',
  summary: 'Get the beginning of a purchase and a list of its contents',
  access: 'user',
  params,
  result: z.object({
    /** At most 1,000 characters. Empty if there is no text. */
    text: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    /** URL of an audio or video sample. */
    sample: z.string().nullable(),
    /** Titles of the contents of a bundle, in order. */
    contents: z.array(z.string()),
  }),
  errors: ['purchase_not_found'],
});

/** A file in a download, with its signed URL. */
export const DownloadFile = z.object({
  id: Id,
  /** File name to save it as. */
  name: z.string(),
  format: z.string(),
  /** Size before watermarking, in bytes. */
  bytes: z.int().nullable(),
  url: credential(z.string()),
});

export const Download = z
  .object({
    files: z.array(DownloadFile),
    /** When the URLs expire. */
    expires_at: Moment,
    download_count: z.int(),
    /** -1 for unlimited. */
    max_downloads: z.int(),
  })
  .meta({ id: 'Download' });
export type Download = z.infer<typeof Download>;

export const downloadPurchase = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/download/',
  summary: 'Get a signed URL for each file of a purchase; counts as one download',
  access: 'user',
  sessionOnly: true,
  params,
  body: z.strictObject({ device_id: Id.optional() }),
  result: Download,
  errors: [
    'purchase_not_found',
    'purchase_ended',
    'waiver_required',
    'downloads_spent',
    'nothing_to_download',
    'device_required',
    'device_not_found',
    'device_limit',
  ],
});

/**
 * Response header of an offline copy: its ID, level and key, as JSON. The key of a premium copy is wrapped with the
 * device's key.
 */
export const offlineKeyHeader = 'X-Offline-Key';

export const downloadOfflineCopy = endpoint({
  method: 'POST',
  path: '/api/shop/my-purchases/{id}/offline/',
  summary: 'Get a watermarked and encrypted copy of a purchased text, for offline reading on one device',
  access: 'user',
  // A response header contains the copy's encryption key.
  sessionOnly: true,
  params,
  body: z.strictObject({ device_id: Id }),
  produces: ['application/octet-stream'],
  errors: [
    'purchase_not_found',
    'purchase_ended',
    'waiver_required',
    'offline_not_allowed',
    'device_not_found',
    'device_limit',
    'device_key_required',
  ],
});
