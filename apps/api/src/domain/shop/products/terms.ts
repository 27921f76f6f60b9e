import * as z from 'zod';

/** Encryption levels of offline copies; `none` for products sold without protection. */
const encryptionLevels = ['none', 'basic', 'standard', 'premium'] as const;

/** What a buyer may do with a product, as agreed at the time of purchase. */
export const Terms = z.object({
  /** Days from the purchase; null for unlimited access. */
  validityDays: z.int().min(1).nullable(),
  /** -1 for unlimited. */
  maxDownloads: z.int().min(-1),
  maxDevices: z.int().min(1),
  allowOffline: z.boolean(),
  allowPrinting: z.boolean(),
  allowCopying: z.boolean(),
  encryption: z.enum(encryptionLevels),
  /** Template of the watermark in each copy, with placeholders for buyer, order, email and date. */
  watermark: z.string(),
});
export type Terms = z.infer<typeof Terms>;

/** Terms of a subscription at the time of the order. */
export interface PlanTerms {
  days: number;
}

/** The shop settings that determine the terms. */
export interface Protection {
  enabled: boolean;
  watermarkText: string;
  allowOfflineAccess: boolean;
  maxDevices: number;
  expirationDays: number;
  allowPrinting: boolean;
  allowCopying: boolean;
  encryptionLevel: 'basic' | 'standard' | 'premium';
}

/** Device limit of products sold without protection. */
const unprotectedDevices = 10;

/**
 * Returns the terms on which a product is sold today. Its pricing tier takes precedence over the shop settings. Every
 * copy is watermarked, protected or not.
 */
export function resolveTerms(
  {
    drmProtected,
    tier,
  }: { drmProtected: boolean; tier: { validityDays: number | null; maxDownloads: number } | null },
  shop: Protection,
): Terms {
  const isProtected = drmProtected && shop.enabled;
  return {
    validityDays: tier ? tier.validityDays : isProtected ? shop.expirationDays : null,
    maxDownloads: tier?.maxDownloads ?? -1,
    maxDevices: isProtected ? shop.maxDevices : unprotectedDevices,
    allowOffline: !isProtected || shop.allowOfflineAccess,
    allowPrinting: !isProtected || shop.allowPrinting,
    allowCopying: !isProtected || shop.allowCopying,
    encryption: isProtected ? shop.encryptionLevel : 'none',
    watermark: shop.watermarkText,
  };
}
