import type { CatalogStatus, CatalogVideo } from '@glossa/contract/catalog-videos';

export const videoId = (number: number): string =>
  `0192a0b0-0000-7000-a000-${String(number).padStart(12, '0')}`;

/** Returns a complete, free draft owned by another user; `changes` override its fields. */
export const catalogVideo = (number = 1, changes: Partial<CatalogVideo> = {}): CatalogVideo => ({
  id: videoId(number),
  title: `Video ${number}`,
  author: 'Ada',
  description: 'About it',
  category: 'Science',
  language: 'fr',
  difficulty: 'beginner',
  quality: '1080p',
  status: 'draft',
  problem: null,
  progress: null,
  stage: null,
  views: 1234,
  price: 0,
  money: { amount: 0, currency: 'USD' },
  isFree: true,
  drmProtected: false,
  salesCount: 3,
  revenue: 30,
  duration: 605,
  uploadDate: '2026-11-01T10:00:00Z',
  thumbnail: null,
  file: `/media/videos/${videoId(number)}/file`,
  subtitles: 'file',
  tags: [],
  isOwn: false,
  ...changes,
});

/** Returns a page of a catalog that has `count` videos in total. */
export const catalogResponse = (
  videos: CatalogVideo[],
  {
    count = videos.length,
    statuses = {},
  }: { count?: number; statuses?: Partial<Record<CatalogStatus, number>> } = {},
) => ({
  status: 200,
  body: {
    videos,
    count,
    next: null,
    previous: null,
    statuses: { published: 0, draft: 0, processing: 0, error: 0, ...statuses },
  },
});
