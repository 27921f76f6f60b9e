import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { IconLayoutSidebar, IconLogout, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { isLearner, isStaff, managesContent } from '@/domain/session/roles.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { Keys } from '@/ui/data/keys.tsx';
import { Logo } from '@/ui/layout/logo.tsx';
import { lazyWhenIdle } from '@/lib/shell/lazy-when-idle.tsx';
import { homePath } from '../home-path.ts';
import { activeLink, footerItems, flattenLinks, getVisibleGroups } from '../navigation.ts';
import type { NavigationGroup } from '../navigation.ts';
import { NotificationBell } from './notification-bell.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NavigationRow, SidebarRow } from './navigation-row.tsx';
import classes from './sidebar.module.css';
import { UserCard } from './user-card.tsx';

const Appearance = lazyWhenIdle(async () => (await import('./appearance.tsx')).Appearance);

/**
 * The sidebar: links to every page, the learner's card and the language selection. When collapsed, it shows only icons.
 */
export function Sidebar({
  expanded,
  withBell,
  onToggle,
  onSearch,
}: {
  expanded: boolean;
  /** Whether to show the bell; false on phones, where it is in the top bar. */
  withBell: boolean;
  onToggle: () => void;
  onSearch: () => void;
}) {
  const { t } = useTranslation(['navigation', 'common']);
  const user = useUser();
  const { signOut } = useSession();
  const groups = useNavigationGroups();
  const active = activeLink(useLocation().pathname, flattenLinks(groups));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={classes.sidebar} data-collapsed={!expanded || undefined}>
      <Group
        gap="xs"
        wrap="nowrap"
        ps={expanded ? 8 : 0}
        style={{ flexDirection: expanded ? 'row' : 'column' }}
      >
        <Box component={Link} me={expanded ? 'auto' : 0} to={homePath(user)} aria-label={t('common:app')}>
          <Logo withName={expanded} />
        </Box>
        {withBell && <NotificationBell />}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={onToggle}
          aria-label={expanded ? t('sidebar.collapse') : t('sidebar.expand')}
          aria-expanded={expanded}
        >
          <IconLayoutSidebar className="mirrored" size={20} stroke={1.6} />
        </ActionIcon>
      </Group>
      <button type="button" className={classes.search} onClick={onSearch} aria-label={t('search.open')}>
        <IconSearch size={18} stroke={1.6} />
        {expanded && (
          <>
            <span>{t('search.open')}</span>
            <Keys binding="mod+k" />
          </>
        )}
      </button>
      {expanded && isLearner(user) && <LanguageSelect />}
      <nav ref={nav} className={classes.groups} aria-label={t('main')}>
        {groups.map((group) => (
          <div key={group.label ?? 'main'} className={classes.group}>
            {group.label && expanded && (
              <Text component="h2" size="xs" fw={500} c="dimmed" mb={4} px={10}>
                {t(group.label)}
              </Text>
            )}
            {group.items.map((item) => (
              <NavigationRow key={item.to} item={item} active={active} expanded={expanded} />
            ))}
          </div>
        ))}
      </nav>
      <div className={classes.footer}>
        {expanded && <UserCard />}
        {footerItems.map((item) => (
          <NavigationRow key={item.to} item={item} active={active} expanded={expanded} />
        ))}
        <SidebarRow
          icon={IconLogout}
          label={t('logout')}
          expanded={expanded}
          onClick={() => void signOut()}
        />
        {expanded && (
          <div className={classes.appearance}>
            <Appearance />
          </div>
        )}
      </div>
    </div>
  );
}

let loadedGroups: readonly NavigationGroup[] = [];

/** Returns the sidebar groups that the user may see; those for staff roles are added once they have loaded. */
function useNavigationGroups(): readonly NavigationGroup[] {
  const user = useUser();
  const [staffGroups, setStaffGroups] = useState(loadedGroups);
  const hasRole = isStaff(user) || managesContent(user);
  useEffect(() => {
    if (!hasRole) return;
    // If loading fails, the pages are still reachable by URL.
    import('../role-groups.ts').then(
      ({ roleGroups }) => setStaffGroups((loadedGroups = roleGroups)),
      () => undefined,
    );
  }, [hasRole]);
  return getVisibleGroups(user, staffGroups);
}
