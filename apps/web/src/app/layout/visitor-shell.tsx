import { Box, Button, Group } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';

import { setInterfaceLanguage, interfaceLanguageOptions } from '@/lib/i18n/interface-language.ts';
import { withReturn } from '@/lib/navigation/return-path.ts';
import { Logo } from '@/ui/layout/logo.tsx';
import { PageFallback } from '@/ui/feedback/page-fallback.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import shell from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import classes from './visitor-shell.module.css';

/** The frame of the shop for visitors, with links to the shop and to sign-in, and a choice of interface language. */
export function VisitorShell() {
  const { t, i18n } = useTranslation('common');
  const { pathname, search, hash } = useLocation();
  const currentUrl = pathname + search + hash;
  const main = useFocusOnNavigation();
  const isPhone = useIsPhone();
  return (
    <Box mih="100dvh">
      <a className={shell.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <header className={`screen-only ${classes.top}`}>
        <Link to="/shop" aria-label={t('app')}>
          <Logo withName={!isPhone} />
        </Link>
        <nav className={classes.links} aria-label={t('app')}>
          <NavLink to="/shop" className={classes.link ?? ''}>
            {t('visitor.shop')}
          </NavLink>
          <Group component="span" gap="xs" wrap="nowrap" miw={0} c="dimmed">
            <IconWorld size={18} stroke={1.6} aria-hidden="true" />
            <CompactSelect
              label={t('interface_language')}
              value={i18n.language}
              onChange={setInterfaceLanguage}
              data={interfaceLanguageOptions}
            />
          </Group>
        </nav>
        <Group gap="xs" wrap="nowrap">
          <Button component={Link} to={withReturn('/login', currentUrl)} variant="default" size="sm">
            {t('visitor.sign_in')}
          </Button>
          <Button component={Link} to={withReturn('/shop-client-registration', currentUrl)} size="sm">
            {t('visitor.register')}
          </Button>
        </Group>
      </header>
      <main className={shell.main} id="content" tabIndex={-1} ref={main}>
        <CrashBoundary resetKey={pathname}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
    </Box>
  );
}
