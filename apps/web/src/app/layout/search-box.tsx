import type { User } from '@glossa/contract/auth';
import { IconBook, IconBookmarks, IconMailbox, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { SearchDialog } from '@/features/search/search-dialog.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { isLearner, isStaff } from '@/domain/session/roles.ts';
import { getVisibleGroups, flattenLinks } from '../navigation.ts';
import type { NavigationLink } from '../navigation.ts';
import { management, roleGroups } from '../role-groups.ts';

/** Searches pages and the user's content; opened with Ctrl/Cmd+K. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('navigation');
  const pages = searchLinks(useUser()).map(({ to, label, icon }) => ({ to, name: t(label), icon }));
  return <SearchDialog pages={pages} onClose={onClose} />;
}

/** Pages that the sidebar does not link to. */
const learnerLinks = [
  { to: '/saved', label: 'saved', icon: IconBookmarks },
  { to: '/journal', label: 'journal', icon: IconBook },
] as const;

/** Returns every page that the user may open, for the search box. */
export const searchLinks = (user: User): NavigationLink[] => [
  ...flattenLinks(getVisibleGroups(user, roleGroups)),
  ...(isLearner(user) ? learnerLinks : []),
  ...(isStaff(user) ? [] : management),
  { to: '/notifications', label: 'notifications', icon: IconMailbox },
  { to: '/subscription/upgrade', label: 'upgrade', icon: IconSettings },
];
