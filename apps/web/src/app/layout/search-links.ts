import type { User } from '@glossa/contract/auth';
import { IconBook, IconBookmarks, IconMailbox, IconSettings } from '@tabler/icons-react';

import { isLearner, isStaff } from '@/domain/session/roles.ts';
import { groupsOf, linksOf } from '../navigation.ts';
import type { NavigationLink } from '../navigation.ts';
import { management, roleGroups } from '../role-groups.ts';

// Not in the sidebar.
const learnerLinks = [
  { to: '/saved', label: 'saved', icon: IconBookmarks },
  { to: '/journal', label: 'journal', icon: IconBook },
] as const;

/** Returns every page that the user may open, for the search box. */
export const searchLinks = (user: User): NavigationLink[] => [
  ...linksOf(groupsOf(user, roleGroups)),
  ...(isLearner(user) ? learnerLinks : []),
  ...(isStaff(user) ? [] : management),
  { to: '/notifications', label: 'notifications', icon: IconMailbox },
  { to: '/subscription/upgrade', label: 'upgrade', icon: IconSettings },
];
