import * as z from 'zod';

import { currencies, maxPrice } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';
import { maxValidityDays, LastSeenChange } from './pricing-fields.ts';
import { Line, Paragraphs } from './plain-text.ts';

export const encryptionLevels = ['basic', 'standard', 'premium'] as const;

const DrmFacts = {
  enabled: z.boolean(),
  /** Watermark text for each copy, with the placeholders {buyer}, {email}, {order} and {date}. */
  watermarkText: Line.pipe(z.string().max(200, messages.watermark_long)),
  allowOfflineAccess: z.boolean(),
  maxDevices: z
    .int(messages.devices_invalid)
    .min(1, messages.devices_invalid)
    .max(10, messages.devices_invalid),
  expirationDays: z.int(messages.days_positive).min(1, messages.days_positive).max(maxValidityDays),
  allowPrinting: z.boolean(),
  allowCopying: z.boolean(),
  encryptionLevel: z.enum(encryptionLevels),
};

/** Terms of protected content (specification 2, section 3). A purchase keeps the terms in effect when it was made. */
export const DrmSettings = z.object({ ...DrmFacts, lastUpdated: Moment }).meta({ id: 'DrmSettings' });
export type DrmSettings = z.infer<typeof DrmSettings>;

export const getDrmSettings = endpoint({
  method: 'GET',
  path: '/api/drm-settings/',
  summary: 'Get the terms of protected content',
  access: 'content',
  result: DrmSettings,
});

export const saveDrmSettings = endpoint({
  method: 'PUT',
  path: '/api/drm-settings/',
  summary: 'Update the terms of protected content, for future sales',
  access: 'content',
  body: z.strictObject({ ...DrmFacts, lastUpdated: Moment.optional() }),
  result: DrmSettings,
  errors: ['changed_meanwhile'],
});

const SellerFacts = {
  pricesIncludeTax: z.boolean(),
  sellerName: Line.pipe(z.string().max(200)),
  sellerAddress: Paragraphs.pipe(z.string().max(1000)),
  sellerTaxId: Line.pipe(z.string().max(100)),
};

/** Seller details on invoices, and whether prices include tax. */
export const ShopSettings = z.object({ ...SellerFacts, lastUpdated: Moment }).meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof ShopSettings>;

export const getShopSettings = endpoint({
  method: 'GET',
  path: '/api/shop-settings/',
  summary: 'Get the seller details for invoices, and whether prices include tax',
  access: 'content',
  result: ShopSettings,
});

export const saveShopSettings = endpoint({
  method: 'PUT',
  path: '/api/shop-settings/',
  summary: 'Update the seller details for invoices, and whether prices include tax',
  access: 'content',
  body: z.strictObject({ ...SellerFacts, lastUpdated: Moment.optional() }),
  result: ShopSettings,
  errors: ['changed_meanwhile'],
});

/** The tax rate for buyers in a country. `rate` is in hundredths of a percent. */
export const TaxRate = z.strictObject({
  /** Name of the country, as stored with accounts. */
  country: Line.pipe(z.string().min(1, messages.country_required).max(100)),
  /** Name of the tax on invoices, such as VAT. */
  name: Line.pipe(z.string().min(1, messages.tax_name_required).max(50)),
  rate: z
    .int(messages.tax_rate_invalid)
    .min(0, messages.tax_rate_invalid)
    .max(10_000, messages.tax_rate_invalid),
});
export type TaxRate = z.infer<typeof TaxRate>;

const TaxTable = z.object({
  rates: z.array(TaxRate),
  /** Changes whenever the table is saved. Send back the version that was read (optimistic lock). */
  version: z.string(),
});

export const getTaxRates = endpoint({
  method: 'GET',
  path: '/api/tax-rates/',
  summary: "List tax rates by country; countries without a rate aren't taxed",
  access: 'content',
  result: TaxTable,
});

export const saveTaxRates = endpoint({
  method: 'PUT',
  path: '/api/tax-rates/',
  summary: 'Replace all tax rates',
  access: 'content',
  body: z.strictObject({
    rates: z
      .array(TaxRate)
      .max(300)
      .refine(
        (rates) => new Set(rates.map(({ country }) => country.toLowerCase())).size === rates.length,
        messages.country_twice,
      ),
    version: z.string().max(100).optional(),
  }),
  result: TaxTable,
  errors: ['changed_meanwhile'],
});

/** A discount on an order, as a percentage or a fixed amount. */
export const Coupon = z
  .object({
    id: Id,
    code: z.string(),
    /** Discount in percent. Null if it is a fixed amount. */
    percentOff: z.int().nullable(),
    /** Discount in minor units of `currency`. Null if it is a percentage. */
    amountOff: z.int().nullable(),
    currency: z.enum(currencies).nullable(),
    /** Minimum subtotal, in minor units. */
    minimum: z.int(),
    startsAt: Moment.nullable(),
    expiresAt: Moment.nullable(),
    /** Null for unlimited. */
    maxUses: z.int().nullable(),
    usedCount: z.int(),
    isActive: z.boolean(),
    /** When the coupon was last edited. Using the coupon doesn't change it. */
    lastUpdated: Moment,
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof Coupon>;

const CouponFacts = {
  percentOff: z.int().min(1, messages.percent_invalid).max(100, messages.percent_invalid).nullable(),
  amountOff: z.int().min(1, messages.price_positive).max(maxPrice).nullable(),
  currency: z.enum(currencies).nullable(),
  minimum: z.int().min(0).max(maxPrice),
  startsAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
  maxUses: z.int().min(1, messages.uses_positive).max(1_000_000_000).nullable(),
  isActive: z.boolean(),
};

/** Validates fields that depend on each other. Returns error messages by field. */
export function validateCoupon({
  percentOff,
  amountOff,
  currency,
  startsAt,
  expiresAt,
}: Pick<Coupon, 'percentOff' | 'amountOff' | 'currency' | 'startsAt' | 'expiresAt'>): Record<
  string,
  string[]
> {
  return {
    ...((percentOff === null) === (amountOff === null) ? { percentOff: [messages.coupon_worth] } : {}),
    ...(amountOff !== null && currency === null ? { currency: [messages.currency_required] } : {}),
    ...(startsAt !== null && expiresAt !== null && Date.parse(expiresAt) <= Date.parse(startsAt)
      ? { expiresAt: [messages.coupon_dates] }
      : {}),
  };
}

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/coupons/',
  summary: 'List up to 1,000 coupons, newest first',
  access: 'content',
  result: z.object({ coupons: z.array(Coupon) }),
});

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/coupons/',
  summary: 'Create a coupon',
  access: 'content',
  status: 201,
  body: z.strictObject({
    code: z
      .string(messages.code_required)
      .trim()
      .min(1, messages.code_required)
      .regex(/^[\p{L}\p{N}_-]{2,40}$/u, messages.code_invalid),
    percentOff: CouponFacts.percentOff.default(null),
    amountOff: CouponFacts.amountOff.default(null),
    currency: CouponFacts.currency.default(null),
    minimum: CouponFacts.minimum.default(0),
    startsAt: CouponFacts.startsAt.default(null),
    expiresAt: CouponFacts.expiresAt.default(null),
    maxUses: CouponFacts.maxUses.default(null),
    isActive: z.boolean().default(true),
  }),
  result: Coupon,
  errors: ['coupon_exists'],
});

export const updateCoupon = endpoint({
  method: 'PATCH',
  path: '/api/coupons/{id}/',
  summary: 'Update a coupon; orders that already use it keep their discount',
  access: 'content',
  params: { id: Id },
  body: z
    .strictObject({ ...z.object(CouponFacts).partial().shape, lastUpdated: LastSeenChange })
    .refine(
      ({ lastUpdated: _seen, ...changes }) => Object.keys(changes).length > 0,
      messages.change_required,
    ),
  result: Coupon,
  errors: ['coupon_missing', 'changed_meanwhile', 'coupon_overused'],
});

export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: '/api/coupons/{id}/',
  summary: 'Delete an unused coupon, or deactivate one that was used',
  access: 'content',
  params: { id: Id },
  errors: ['coupon_missing', 'coupon_in_use'],
});
