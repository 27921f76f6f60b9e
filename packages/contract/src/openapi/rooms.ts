import type { Tag } from './document.ts';

/** A group of routes, with the prefixes of their paths. */
interface Room extends Tag {
  paths: readonly string[];
}

/** In reading order. */
const rooms: readonly Room[] = [
  {
    name: 'Sign-in',
    description: 'Sessions, passwords, registration and personal access tokens.',
    paths: ['/api/auth/'],
  },
  {
    name: 'Account',
    description: 'The own profile, preferences, and the archive of everything that is in an account.',
    paths: ['/api/account/', '/api/user/', '/api/settings/', '/api/learners/', '/api/auth/learners/me/'],
  },
  {
    name: 'Languages',
    description: 'Languages that can be learned, and the companion site that follows the choice.',
    paths: ['/api/languages/', '/api/companion/', '/api/auth/start-learning/'],
  },
  {
    name: 'Texts',
    description: 'The library: adding, reading, listening, notes, archive and trash.',
    paths: ['/api/texts/', '/api/annotations/', '/api/imports/'],
  },
  {
    name: 'Words',
    description: 'The vocabulary: looking up, levels, lists, import and export, undo.',
    paths: ['/api/words/'],
  },
  {
    name: 'Practice',
    description: 'Spaced repetition.',
    paths: ['/api/words/practice/', '/api/words/{id}/review/'],
  },
  {
    name: 'Mind map',
    description: 'Words and what links them.',
    paths: ['/api/words/mindmap/'],
  },
  {
    name: 'Videos',
    description: 'The own videos: sending, processing, subtitles, watching.',
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
    name: 'Finding',
    description: 'Search, tags, and what was saved for later.',
    paths: ['/api/saved/', '/api/search/', '/api/tags/'],
  },
  {
    name: 'Tasks',
    description: 'Work in the background, and notifications of it.',
    paths: ['/api/tasks/'],
  },
  {
    name: 'Shop',
    description: 'Products, cart, orders, payment and purchases of a customer.',
    paths: ['/api/shop/', '/api/marketplace/', '/api/payment/', '/api/subscription/'],
  },
  {
    name: 'Content',
    description: 'Ebooks, courses, videos and bundles that are sold, and their prices and terms.',
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
    description: 'Learners, orders of everybody, figures, the audit log and kept mails.',
    paths: ['/api/admin/', '/api/auth/learners/', '/api/orders/'],
  },
  { name: 'Interface', description: 'This document.', paths: ['/api/schema/'] },
];

/** Tags of the document, in reading order. */
export const tags: Tag[] = rooms.map(({ name, description }) => ({ name, description }));

const prefixes = rooms
  .flatMap(({ name, paths }) => paths.map((path) => ({ name, path })))
  // The longest matching prefix wins.
  .toSorted((a, b) => b.path.length - a.path.length);

/** Returns the tag of a path, or undefined if no group matches. */
export const roomOf = (path: string): string | undefined =>
  prefixes.find((prefix) => path.startsWith(prefix.path))?.name;
