import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Logo } from './logo.tsx';

/** The header of a page outside the app's frame: the logo and a back link. */
export function PublicHeader({ back }: { back: string }) {
  const { t } = useTranslation('common');
  return (
    <Group component="nav" justify="space-between" mb="xl">
      <Link to="/" aria-label={t('app')}>
        <Logo />
      </Link>
      <Anchor component={Link} to="/">
        {back}
      </Anchor>
    </Group>
  );
}
