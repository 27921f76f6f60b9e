import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { activeLink, mobileItems } from '../navigation.ts';
import classes from './bars.module.css';

/** Links to the most used pages, on phones. */
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
