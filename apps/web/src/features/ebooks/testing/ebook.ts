import type { Ebook, EbookStatus } from '@glossa/contract/ebooks';

export const ebookId = (number: number): string =>
  `0192a0b0-0000-7000-b000-${String(number).padStart(12, '0')}`;

/** Returns a complete draft at 4.99 USD; `changes` override its fields. */
export const sampleEbook = (number = 1, changes: Partial<Ebook> = {}): Ebook => ({
  id: ebookId(number),
  type: 'text',
  trackCount: 0,
  duration: null,
  title: `Ebook ${number}`,
  author: 'Ada',
  description: 'About it',
  language: 'fr',
  difficulty: 'beginner',
  category: 'Science',
  status: 'draft',
  preparation: 'ready',
  progress: null,
  price: 4.99,
  money: { amount: 499, currency: 'USD' },
  discountPercentage: 0,
  isFree: false,
  drmProtected: true,
  tier: null,
  tags: [{ name: 'fable' }],
  previewText: 'The fox',
  downloadCount: 12,
  salesCount: 7,
  revenue: 34.93,
  uploadDate: '2026-11-01T10:00:00Z',
  lastUpdated: '2026-11-01T10:00:00Z',
  cover: null,
  file: { name: 'fox.txt', format: 'txt', bytes: 2000 },
  isOwn: true,
  ...changes,
});

/** Returns a page of these ebooks. */
export const ebooksResponse = (ebooks: Ebook[], statuses: Partial<Record<EbookStatus, number>> = {}) => ({
  status: 200,
  body: {
    ebooks,
    count: ebooks.length,
    next: null,
    previous: null,
    statuses: { draft: 0, published: 0, archived: 0, ...statuses },
  },
});
