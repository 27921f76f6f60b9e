import {
  IconBook2,
  IconBooks,
  IconChartHistogram,
  IconDiscount,
  IconFileUpload,
  IconHistory,
  IconShieldLock,
  IconListCheck,
  IconMailbox,
  IconMovie,
  IconPlugConnected,
  IconReceipt,
  IconReportAnalytics,
  IconTags,
  IconUsers,
  IconUsersGroup,
  IconVideoPlus,
} from '@tabler/icons-react';

import { isAdmin, isStaff, managesContent } from '@/domain/session/roles.ts';
import type { NavigationGroup, NavigationItem } from './navigation.ts';

/**
 * Pages on which staff see everyone's data. Other users see only their own data there, and reach these pages through
 * links and search.
 */
export const management: readonly NavigationItem[] = [
  { to: '/reports', label: 'reports', icon: IconReportAnalytics },
  { to: '/tasks', label: 'tasks', icon: IconListCheck },
  { to: '/tags', label: 'tags', icon: IconTags },
];

/** Sidebar groups for roles that manage content, users and the site. Not part of the first load. */
export const roleGroups: readonly NavigationGroup[] = [
  {
    label: 'content_management',
    isVisible: managesContent,
    items: [
      { to: '/ebooks/upload', label: 'upload_ebook', icon: IconFileUpload },
      { to: '/ebooks/manage', label: 'manage_ebooks', icon: IconBooks },
      // Learners find this page among the video pages.
      { to: '/videos/upload', label: 'upload_video', icon: IconVideoPlus },
      { to: '/videos/manage', label: 'manage_videos', icon: IconMovie },
      { to: '/content/pricing', label: 'content_pricing', icon: IconDiscount },
    ],
  },
  {
    label: 'management',
    isVisible: (user) => isStaff(user) && !isAdmin(user),
    items: management,
  },
  {
    label: 'management',
    isVisible: isAdmin,
    // Only admins may open this page; other staff are rejected.
    items: [...management, { to: '/users', label: 'users', icon: IconUsers }],
  },
  {
    label: 'administration',
    isVisible: isAdmin,
    items: [
      { to: '/admin/learners', label: 'learner_management', icon: IconUsersGroup },
      { to: '/admin/metrics', label: 'metrics', icon: IconChartHistogram },
      { to: '/admin/orders', label: 'orders_dashboard', icon: IconReceipt },
      { to: '/admin/dictionaries', label: 'dictionaries', icon: IconBook2 },
      { to: '/admin/services', label: 'services', icon: IconPlugConnected },
      { to: '/admin/audit', label: 'audit', icon: IconHistory },
      { to: '/admin/security', label: 'security_log', icon: IconShieldLock },
      { to: '/admin/outbox', label: 'outbox', icon: IconMailbox },
    ],
  },
];
