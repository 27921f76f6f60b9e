import type { User } from '@glossa/contract/auth';
import { IconMailbox, IconSettings } from '@tabler/icons-react';

import { footerItems, navigationGroups } from '../navigation.ts';
import type { NavigationLink } from '../navigation.ts';

/** Every page that a person may go to, for the search box. */
export const searchLinks = (user: User): NavigationLink[] => [
  ...navigationGroups
    .filter(({ shows }) => shows?.(user) ?? true)
    .flatMap(({ items }) => items.flatMap((item) => item.children ?? [item])),
  ...footerItems,
  { to: '/notifications', label: 'notifications', icon: IconMailbox },
  { to: '/subscription/upgrade', label: 'upgrade', icon: IconSettings },
];
