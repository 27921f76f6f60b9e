import type { User } from '@glossa/contract/auth';
import {
  IconAffiliate,
  IconArchive,
  IconBook,
  IconBookmarks,
  IconCards,
  IconChartBar,
  IconFileUpload,
  IconHelp,
  IconLayoutDashboard,
  IconListCheck,
  IconMovie,
  IconSettings,
  IconShoppingBag,
  IconTrash,
  IconVocabulary,
} from '@tabler/icons-react';
import type navigation from '@glossa/locales/en/navigation.json';
import type { ComponentType } from 'react';

import { isLearner } from '@/domain/session/roles.ts';

type Label = {
  [Key in keyof typeof navigation]: (typeof navigation)[Key] extends string ? Key : never;
}[keyof typeof navigation];

type Icon = ComponentType<{ size?: number; stroke?: number }>;

export interface NavigationLink {
  to: string;
  /** Key in the `navigation` namespace. */
  label: Label;
  /** Shorter label for the bottom bar on phones, where `label` is too long. */
  short?: Label;
  icon: Icon;
}

export interface NavigationItem extends NavigationLink {
  /** A submenu, which the item expands instead of opening a page. */
  children?: readonly NavigationLink[];
}

export interface NavigationGroup {
  /** Heading of the group; undefined for the first group, which needs no heading. */
  label?: Label;
  /** Returns whether the user sees the group. If omitted, every user sees it. */
  isVisible?: (user: User) => boolean;
  items: readonly NavigationItem[];
}

const settings: NavigationLink = { to: '/settings', label: 'settings', icon: IconSettings };

/** The links for buyers who aren't learners. */
const shopItems: readonly NavigationLink[] = [
  { to: '/shop', label: 'shop', short: 'shop_short', icon: IconShoppingBag },
  { to: '/marketplace/purchased', label: 'purchases', short: 'purchases_short', icon: IconBookmarks },
  { to: '/order-history', label: 'orders', icon: IconListCheck },
  { to: '/start-learning', label: 'start_learning', short: 'learn_short', icon: IconBook },
];

/** The sidebar. Add a row for each new screen here; groups for staff roles are in role-groups.ts. */
const navigationGroups: readonly NavigationGroup[] = [
  { isVisible: (user) => !isLearner(user), items: shopItems },
  {
    isVisible: isLearner,
    items: [
      { to: '/dashboard', label: 'dashboard', icon: IconLayoutDashboard },
      { to: '/progress', label: 'progress', icon: IconChartBar },
      {
        to: '/reading',
        label: 'reading',
        icon: IconBook,
        children: [
          { to: '/reading', label: 'interactive', icon: IconBook },
          { to: '/articles/upload', label: 'upload_article', icon: IconFileUpload },
          { to: '/reading/notes', label: 'notes', icon: IconBookmarks },
          { to: '/reading/archive', label: 'archive', icon: IconArchive },
          { to: '/reading/trash', label: 'trash', icon: IconTrash },
        ],
      },
      {
        to: '/videos',
        label: 'video_learning',
        icon: IconMovie,
        children: [
          { to: '/videos', label: 'browse', icon: IconMovie },
          { to: '/videos/upload', label: 'upload_video', icon: IconFileUpload },
          { to: '/videos/archive', label: 'archived_videos', icon: IconArchive },
          { to: '/videos/trash', label: 'deleted_videos', icon: IconTrash },
        ],
      },
      { to: '/marketplace/purchased', label: 'purchases', icon: IconBookmarks },
      { to: '/shop', label: 'shop', icon: IconShoppingBag },
    ],
  },
  {
    label: 'study_tools',
    isVisible: isLearner,
    items: [
      { to: '/words', label: 'words', icon: IconVocabulary },
      { to: '/practice', label: 'practice', icon: IconCards },
      { to: '/mindmap', label: 'mindmap', icon: IconAffiliate },
    ],
  },
];

/** The items at the bottom of the sidebar. */
export const footerItems: readonly NavigationItem[] = [
  settings,
  { to: '/help', label: 'help', icon: IconHelp },
];

const learnerItems: readonly NavigationLink[] = [
  { to: '/dashboard', label: 'dashboard', icon: IconLayoutDashboard },
  { to: '/reading', label: 'reading', icon: IconBook },
  { to: '/videos', label: 'videos', icon: IconMovie },
  { to: '/mindmap', label: 'study', icon: IconAffiliate },
  { to: '/progress', label: 'progress', icon: IconChartBar },
];

/** Returns the links of the bottom bar on phones. */
export const mobileItems = (user: User): readonly NavigationLink[] =>
  isLearner(user) ? learnerItems : [...shopItems, settings];

const findLongestPrefix = (path: string, links: readonly NavigationLink[]): string | undefined =>
  links
    .map(({ to }) => to)
    .filter((to) => `${path}/`.startsWith(`${to}/`))
    // All matching links are prefixes of the same path, so the last in alphabetical order is the longest.
    .toSorted()
    .at(-1);

/** For each page without a link of its own, the page whose link is marked as active. */
const parents: Record<string, string> = {
  '/journal': '/progress',
  '/reports': '/progress',
  '/my-purchases': '/marketplace/purchased',
  '/order-history': '/marketplace/purchased',
  '/store': '/shop',
  '/marketplace': '/shop',
  '/cart': '/shop',
  '/checkout': '/shop',
};

/** Returns the link that a path belongs to: the longest one that is a prefix of the path or of its parent. */
export const activeLink = (path: string, links: readonly NavigationLink[]): string | undefined =>
  findLongestPrefix(path, links) ?? findLongestPrefix(parents[path] ?? '', links);

/** Filters the common groups and `more` to those that the user may see. */
export const getVisibleGroups = (
  user: User,
  more: readonly NavigationGroup[] = [],
): readonly NavigationGroup[] =>
  [...navigationGroups, ...more].filter(({ isVisible }) => isVisible?.(user) ?? true);

/** Returns all pages that a sidebar with these groups links to. */
export const flattenLinks = (groups: readonly NavigationGroup[]): NavigationLink[] =>
  [...groups.flatMap(({ items }) => items), ...footerItems].flatMap((item) => item.children ?? [item]);
