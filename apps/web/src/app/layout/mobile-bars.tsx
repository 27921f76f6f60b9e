import { ActionIcon, Group } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { Logo } from '@/ui/layout/logo.tsx';
import { homePath } from '../home-path.ts';
import { activeLink, mobileItems } from '../navigation.ts';
import { NotificationBell } from './notification-bell.tsx';
import classes from './mobile-bars.module.css';

/** The bar at the top on phones: menu, logo, bell and search. */
export function TopBar({ onMenu, onSearch }: { onMenu: () => void; onSearch: () => void }) {
  const { t } = useTranslation(['navigation', 'common']);
  return (
    <header className={classes.top}>
      <ActionIcon variant="subtle" color="gray" size={44} onClick={onMenu} aria-label={t('sidebar.open')}>
        <IconMenu2 size={22} stroke={1.6} />
      </ActionIcon>
      <Link to={homePath(useUser())} aria-label={t('common:app')}>
        <Logo size={24} />
      </Link>
      <Group gap={0}>
        <NotificationBell />
        <ActionIcon variant="subtle" color="gray" size={44} onClick={onSearch} aria-label={t('search.open')}>
          <IconSearch size={22} stroke={1.6} />
        </ActionIcon>
      </Group>
    </header>
  );
}

/** The bar at the bottom on phones: links to the most frequently used pages. */
export function BottomBar() {
  const { t } = useTranslation('navigation');
  const { pathname } = useLocation();
  const links = mobileItems(useUser());
  const active = activeLink(pathname, links);
  return (
    <nav className={classes.bottom} aria-label={t('mobile')}>
      {links.map(({ to, label, short = label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={to === active ? 'page' : undefined}>
          <Icon size={22} stroke={1.6} />
          <span>{t(short)}</span>
        </Link>
      ))}
    </nav>
  );
}
