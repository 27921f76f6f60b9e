import type { Tag } from './document.ts';

/** A tag with the path prefixes of its operations. */
interface TagPaths extends Tag {
  paths: readonly string[];
}

/** In the order in which they appear in the document. */
const tagPaths: readonly TagPaths[] = [
  {
    name: 'Sign-in',
    description: 'Sessions, passwords, registration and personal access tokens.',
    paths: ['/api/auth/'],
  },
  {
    name: 'Account',
    description: 'Your profile and preferences, and the archive of everything in an account.',
    paths: ['/api/account/', '/api/user/', '/api/settings/', '/api/learners/', '/api/auth/learners/me/'],
  },
  {
    name: 'Languages',
    description: 'The learning languages, and the companion site that follows the choice of language.',
    paths: ['/api/languages/', '/api/companion/', '/api/auth/start-learning/'],
  },
  {
    name: 'Texts',
    description: 'Your library: importing, reading, listening, notes, archive and trash.',
    paths: ['/api/texts/', '/api/annotations/', '/api/imports/', '/api/speech/'],
  },
  {
    name: 'Words',
    description: 'Your vocabulary: lookup, levels, lists, import, export and undo.',
    paths: ['/api/words/', '/api/dictionaries/'],
  },
  {
    name: 'Practice',
    description: 'Spaced repetition.',
    paths: ['/api/words/practice/', '/api/words/{id}/review/'],
  },
  {
    name: 'Mind map',
    description: 'Words and their connections.',
    paths: ['/api/words/mindmap/'],
  },
  {
    name: 'Videos',
    description: 'Your videos: uploading, processing, subtitles and watching.',
    paths: ['/api/videos/offline/', '/api/videos/learn/', '/api/videos/'],
  },
  {
    name: 'Progress',
    description: 'Study time, streaks, goals, journal, reports and the dashboard.',
    paths: [
      '/api/activity/',
      '/api/dashboard/',
      '/api/goals/',
      '/api/progress/',
      '/api/recent-activities/',
      '/api/reports/',
      '/api/study-streak/',
      '/api/study-time/',
    ],
  },
  {
    name: 'Search',
    description: 'Search, tags and saved items.',
    paths: ['/api/saved/', '/api/search/', '/api/tags/'],
  },
  {
    name: 'Tasks',
    description: 'Background tasks and notifications.',
    paths: ['/api/tasks/'],
  },
  {
    name: 'Shop',
    description: 'Products, and your cart, orders, payments and purchases.',
    paths: ['/api/shop/', '/api/marketplace/', '/api/payment/', '/api/subscription/'],
  },
  {
    name: 'Content',
    description: 'Ebooks, audio courses, videos and bundles for sale, with their prices and terms.',
    paths: [
      '/api/content-pricing/',
      '/api/coupons/',
      '/api/drm-settings/',
      '/api/ebooks/',
      '/api/pricing-tiers/',
      '/api/shop-settings/',
      '/api/tax-rates/',
    ],
  },
  {
    name: 'Administration',
    description: 'Learners, all orders, metrics, the audit log, the security log and stored emails.',
    paths: ['/api/admin/', '/api/auth/learners/', '/api/orders/'],
  },
  { name: 'OpenAPI', description: 'This document.', paths: ['/api/schema/'] },
];

/** The tags of the document, in order. */
export const tags: Tag[] = tagPaths.map(({ name, description }) => ({ name, description }));

const prefixes = tagPaths
  .flatMap(({ name, paths }) => paths.map((path) => ({ name, path })))
  // The longest matching prefix wins.
  .toSorted((a, b) => b.path.length - a.path.length);

/** Returns the tag for a path. Undefined if there is none. */
export const findTag = (path: string): string | undefined =>
  prefixes.find((prefix) => path.startsWith(prefix.path))?.name;
