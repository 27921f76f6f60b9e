import { toMajorUnits } from '@glossa/contract/currencies';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { languageById } from '@glossa/language/languages';

import { presentAccess } from '#domain/shop/purchases/present-purchase.ts';
import type { PurchaseRow } from './queries.ts';

const presentCoverUrl = (row: PurchaseRow): string | null =>
  row.hasCover ? `/media/products/${row.productId}/cover?v=${row.updatedAt.getTime().toString(36)}` : null;

/** Returns whether the buyer may store the text on a device. */
const allowsOfflineCopy = (row: PurchaseRow): boolean =>
  row.allowOffline && row.kind === 'text' && row.isReadable && !row.access.is_expired;

/** Presents a purchase for My Purchases, with the amount paid as the price. */
export function presentPurchase(row: PurchaseRow): PurchaseCard {
  const money = { amount: row.paid, currency: row.currency };
  return {
    id: row.id,
    product_id: row.productId,
    title: row.title,
    author: row.author,
    description: row.description,
    image: presentCoverUrl(row),
    type: row.kind,
    difficulty: row.difficulty,
    language: languageById(row.language)?.code ?? '',
    price: toMajorUnits(money),
    money,
    isFree: row.paid === 0,
    isImported: row.imported,
    ...presentAccess(row.access),
    rating: row.rating,
    purchaseDate: row.createdAt.toISOString(),
    device_count: row.deviceCount,
    max_devices: row.maxDevices,
    needs_device: row.encryption !== 'none',
    allow_offline: row.allowOffline,
    can_keep: allowsOfflineCopy(row),
    allow_printing: row.allowPrinting,
    allow_copying: row.allowCopying,
  };
}

const kindNames = { text: 'Text', video: 'Video', audio: 'Audio', bundle: 'Bundle' } as const;

const findFileName = (row: PurchaseRow, formats: readonly string[]): string | null => {
  const file = row.files?.find(({ format }) => formats.includes(format));
  return file ? `${file.title}.${file.format}` : null;
};

/** Presents a purchase for the marketplace, with the names of its files. */
export function presentMarketplacePurchase(row: PurchaseRow): MarketplacePurchase {
  const money = { amount: row.paid, currency: row.currency };
  const language = languageById(row.language);
  return {
    id: row.id,
    purchase_date: row.createdAt.toISOString(),
    currency: row.currency,
    amount_paid: toMajorUnits(money),
    money,
    ...presentAccess(row.access),
    can_keep: allowsOfflineCopy(row),
    allow_printing: row.allowPrinting,
    allow_copying: row.allowCopying,
    access_info: { progress_percentage: row.progress, completed: row.progress >= 100 },
    product: {
      id: row.productId,
      title: row.title,
      author: row.author,
      description: row.description,
      image: presentCoverUrl(row),
      product_type: row.kind,
      product_type_display: kindNames[row.kind],
      language: language?.code ?? '',
      language_name: language?.name ?? '',
      difficulty_level: row.difficulty,
      text_file: findFileName(row, ['txt', 'epub']),
      audio_file: findFileName(row, ['mp3']),
      video_file: findFileName(row, ['mp4']),
    },
  };
}
