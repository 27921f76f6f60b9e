import type { User } from '@glossa/contract/auth';
import { IconBook, IconBookmarks, IconMailbox, IconSettings } from '@tabler/icons-react';

import { isStaff } from '../../lib/session/roles.ts';
import { footerItems, navigationGroups } from '../navigation.ts';
import type { NavigationLink } from '../navigation.ts';

// In the sidebar it stands with what only staff sees.
const tagsLink = { to: '/tags', label: 'tags', icon: IconBookmarks } as const;

// These are not in the sidebar.
const learnerLinks = [
  { to: '/saved', label: 'saved', icon: IconBookmarks },
  { to: '/journal', label: 'journal', icon: IconBook },
] as const;

/** Every page that a person may go to, for the search box. */
export const searchLinks = (user: User): NavigationLink[] => [
  ...navigationGroups
    .filter(({ shows }) => shows?.(user) ?? true)
    .flatMap(({ items }) => items.flatMap((item) => item.children ?? [item])),
  ...(user.account_type === 'learner' ? learnerLinks : []),
  ...(user.account_type === 'learner' && !isStaff(user) ? [tagsLink] : []),
  ...footerItems,
  { to: '/notifications', label: 'notifications', icon: IconMailbox },
  { to: '/subscription/upgrade', label: 'upgrade', icon: IconSettings },
];
