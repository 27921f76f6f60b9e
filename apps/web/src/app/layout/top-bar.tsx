import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { Logo } from '@/ui/layout/logo.tsx';
import { homePath } from '../home-path.ts';
import { BellPlace } from './bell-place.tsx';
import classes from './bars.module.css';

/** Menu, logo, bell and search, on phones. */
export function TopBar({ onMenu, onSearch }: { onMenu: () => void; onSearch: () => void }) {
  const { t } = useTranslation(['navigation', 'common']);
  return (
    <header className={classes.top}>
      <ActionIcon variant="subtle" color="gray" size={44} onClick={onMenu} aria-label={t('sidebar.open')}>
        <IconMenu2 size={22} stroke={1.6} />
      </ActionIcon>
      <Link to={homePath(useUser())} className={classes.logo} aria-label={t('common:app')}>
        <Logo size={24} />
      </Link>
      <div className={classes.side}>
        <BellPlace />
        <ActionIcon variant="subtle" color="gray" size={44} onClick={onSearch} aria-label={t('search.open')}>
          <IconSearch size={22} stroke={1.6} />
        </ActionIcon>
      </div>
    </header>
  );
}
