import { toMajorUnits } from '@glossa/contract/currencies';
import type { Ebook } from '@glossa/contract/ebooks';
import { languageById } from '@glossa/language/languages';

import { coverUrl } from '#domain/shop/products/product-files.ts';
import type { EbookRow } from './queries.ts';

/** Returns the preparation status of an ebook's text. An audio course needs no text. */
export const presentPreparation = ({
  type,
  documentStatus,
}: Pick<EbookRow, 'type' | 'documentStatus'>): Ebook['preparation'] =>
  documentStatus === 'pending' ? 'running' : (documentStatus ?? (type === 'audio' ? 'ready' : 'failed'));

const presentFile = ({ fileName, fileFormat, fileBytes }: EbookRow): Ebook['file'] =>
  fileFormat === null ? null : { name: fileName ?? '', format: fileFormat, bytes: fileBytes ?? 0 };

/** Presents an ebook to content managers. `viewerId` is the requesting user. */
export function presentEbook(row: EbookRow, viewerId: string): Ebook {
  const {
    id,
    type,
    trackCount,
    title,
    author,
    description,
    difficulty,
    category,
    status,
    previewText,
    currency,
  } = row;
  const money = { amount: row.price, currency };
  return {
    id,
    type,
    trackCount,
    duration: row.duration === null ? null : row.duration / 1000,
    title,
    author,
    description,
    difficulty,
    category,
    status,
    previewText,
    language: languageById(row.language)?.code ?? '',
    preparation: presentPreparation(row),
    progress: row.progress,
    price: toMajorUnits(money),
    money,
    discountPercentage: row.discountPercentage,
    isFree: row.isFree,
    drmProtected: row.drmProtected,
    tier: row.tierId === null ? null : { id: row.tierId, name: row.tierName ?? '' },
    tags: row.tags ?? [],
    downloadCount: row.downloadCount,
    salesCount: row.salesCount,
    revenue: toMajorUnits({ amount: row.revenue, currency }),
    uploadDate: row.createdAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
    cover: coverUrl(id, row.coverKey),
    file: presentFile(row),
    isOwn: row.ownerId === viewerId,
  };
}
