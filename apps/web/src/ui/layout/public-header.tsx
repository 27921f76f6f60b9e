import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Logo } from './logo.tsx';
import classes from './public-header.module.css';

/** The header of a page outside the app's frame: the logo and a back link. */
export function PublicHeader({ back }: { back: string }) {
  const { t } = useTranslation('common');
  return (
    <nav className={classes.top}>
      <Link to="/" aria-label={t('app')} className={classes.logo}>
        <Logo />
      </Link>
      <Anchor component={Link} to="/">
        {back}
      </Anchor>
    </nav>
  );
}
