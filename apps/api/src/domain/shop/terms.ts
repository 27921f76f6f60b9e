import * as z from 'zod';

/** How strongly a copy for offline use is encrypted; `none` for what is sold without protection. */
const encryptionLevels = ['none', 'basic', 'standard', 'premium'] as const;

/** What a buyer may do with what is bought, as it was when it was bought. */
export const Terms = z.object({
  /** Days from buying; null for ever. */
  validityDays: z.int().min(1).nullable(),
  /** -1 for any number. */
  maxDownloads: z.int().min(-1),
  maxDevices: z.int().min(1),
  allowOffline: z.boolean(),
  allowPrinting: z.boolean(),
  allowCopying: z.boolean(),
  encryption: z.enum(encryptionLevels),
  /** What stands in each copy, with places for buyer, order, address and date. */
  watermark: z.string(),
});
export type Terms = z.infer<typeof Terms>;

/** The settings of the shop that terms are made of. */
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

/** Devices of what is sold without protection. */
const freeDevices = 10;

/**
 * Terms by which a product is sold today. Those of its pricing tier go before the settings of the shop; the watermark
 * stands in every copy, protected or not.
 */
export function termsOf(
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
    maxDevices: isProtected ? shop.maxDevices : freeDevices,
    allowOffline: !isProtected || shop.allowOfflineAccess,
    allowPrinting: !isProtected || shop.allowPrinting,
    allowCopying: !isProtected || shop.allowCopying,
    encryption: isProtected ? shop.encryptionLevel : 'none',
    watermark: shop.watermarkText,
  };
}
