import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { createWordCall, WordCallContext } from '@/domain/words/word-call-context.ts';
import { useAccountPreferences } from '@/features/settings/hooks/use-account-preferences.ts';
import { useShortcutListener, useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { PageFallback } from '@/ui/feedback/page-fallback.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { lazyWhenIdle } from '@/lib/shell/lazy-when-idle.tsx';
import { BottomBar, TopBar } from './mobile-bars.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const SearchBox = lazy(async () => ({ default: (await import('./search-box.tsx')).SearchBox }));
const SlideOver = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

const DeferredFrame = lazyWhenIdle(async () => (await import('./deferred-frame.tsx')).DeferredFrame);

type Overlay = 'search' | 'shortcuts' | 'menu' | undefined;

/** The app's frame: sidebar, page and, on phones, bars at the top and bottom. */
export function Shell() {
  const { t } = useTranslation(['navigation', 'common']);
  const { pathname } = useLocation();
  // Defer the change, so that rotating a phone doesn't unmount the frame and its page while the other frame's strings
  // load.
  const isPhone = useDeferredValue(useIsPhone());
  // Start with the sidebar collapsed on a phone in landscape, where space is scarce.
  const [expanded, setExpanded] = useState(() => !matchMedia('(max-height: 30em)').matches);
  const [overlay, setOverlay] = useState<Overlay>();
  const main = useFocusOnNavigation();
  const [wordCall] = useState(createWordCall);
  useAccountPreferences();
  const close = () => setOverlay(undefined);
  const toggle = () =>
    isPhone
      ? setOverlay((before) => (before === 'menu' ? undefined : 'menu'))
      : setExpanded((before) => !before);

  // Listen to popstate rather than to path changes: after a tap on a link, the path changes with a delay, and reacting
  // to the change would close an overlay opened in the meantime.
  useEffect(() => {
    const closeOverlay = () => setOverlay(undefined);
    addEventListener('popstate', closeOverlay);
    return () => removeEventListener('popstate', closeOverlay);
  }, []);
  useShortcutListener();
  const group = t('shortcuts.general');
  useShortcuts([
    { keys: ['mod+k'], label: t('shortcuts.search'), group, run: () => setOverlay('search') },
    { keys: ['mod+b'], label: t('shortcuts.toggle_sidebar'), group, run: toggle },
    { keys: ['?'], label: t('shortcuts.show'), group, run: () => setOverlay('shortcuts') },
    { keys: ['Escape'], label: t('shortcuts.close'), group },
  ]);

  const sidebar = (
    <Sidebar
      expanded={isPhone || expanded}
      withBell={!isPhone}
      onToggle={toggle}
      onSearch={() => setOverlay('search')}
    />
  );
  return (
    <div className={classes.shell} data-collapsed={(!isPhone && !expanded) || undefined}>
      <a className={classes.skip} href="#content">
        {t('common:skip_to_content')}
      </a>
      {isPhone ? (
        <>
          <TopBar onMenu={() => setOverlay('menu')} onSearch={() => setOverlay('search')} />
          <Suspense fallback={null}>
            {overlay === 'menu' && (
              <SlideOver onClose={close} label={t('main')}>
                {sidebar}
              </SlideOver>
            )}
          </Suspense>
        </>
      ) : (
        <aside className={classes.side}>{sidebar}</aside>
      )}
      <WordCallContext value={wordCall}>
        <main className={classes.main} id="content" tabIndex={-1} ref={main}>
          <CrashBoundary resetKey={pathname}>
            <Suspense fallback={<PageFallback />}>
              <Outlet />
            </Suspense>
          </CrashBoundary>
        </main>
        <DeferredFrame />
      </WordCallContext>
      {isPhone && <BottomBar />}
      <Suspense fallback={null}>
        {overlay === 'search' && <SearchBox onClose={close} />}
        {overlay === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
