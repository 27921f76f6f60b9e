import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { createWordCall, WordCallContext } from '@/domain/words/word-call-context.ts';
import { useAccountPreferences } from '@/features/settings/hooks/use-account-preferences.ts';
import { useHearKeys } from '@/lib/shortcuts/use-hear-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { PageFallback } from '@/ui/feedback/page-fallback.tsx';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { late } from '@/lib/shell/late.tsx';
import { BottomBar } from './bottom-bar.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageTurn } from './use-page-turn.ts';

const SearchBox = lazy(async () => ({ default: (await import('./search-box.tsx')).SearchBox }));
const SlideOver = lazy(async () => ({ default: (await import('./slide-over.tsx')).SlideOver }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

const LateFrame = late(async () => (await import('./late-frame.tsx')).LateFrame);

type Floating = 'search' | 'shortcuts' | 'menu' | undefined;

/** The app's frame: sidebar, page and, on phones, a bar at the top and the bottom. */
export function Shell() {
  const { t } = useTranslation(['navigation', 'common']);
  const { pathname } = useLocation();
  // Deferred, so that a rotated phone keeps its frame, and the page in it, while the other one's dictionaries load.
  const isPhone = useDeferredValue(useIsPhone());
  // A phone in landscape needs the room.
  const [expanded, setExpanded] = useState(() => !matchMedia('(max-height: 30em)').matches);
  const [floating, setFloating] = useState<Floating>();
  const main = usePageTurn();
  const [wordCall] = useState(createWordCall);
  useAccountPreferences();
  const close = () => setFloating(undefined);
  const toggle = () =>
    isPhone
      ? setFloating((before) => (before === 'menu' ? undefined : 'menu'))
      : setExpanded((before) => !before);

  // Listens to popstate because the path changes late after a tap; it would close what the next tap has opened.
  useEffect(() => {
    const leave = () => setFloating(undefined);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  useHearKeys();
  const group = t('shortcuts.general');
  useShortcuts([
    { keys: ['mod+k'], label: t('shortcuts.search'), group, run: () => setFloating('search') },
    { keys: ['mod+b'], label: t('shortcuts.toggle_sidebar'), group, run: toggle },
    { keys: ['?'], label: t('shortcuts.show'), group, run: () => setFloating('shortcuts') },
    { keys: ['Escape'], label: t('shortcuts.close'), group },
  ]);

  const sidebar = (
    <Sidebar
      expanded={isPhone || expanded}
      withBell={!isPhone}
      onToggle={toggle}
      onSearch={() => setFloating('search')}
    />
  );
  return (
    <div className={classes.shell} data-collapsed={(!isPhone && !expanded) || undefined}>
      <a className={classes.skip} href="#content">
        {t('common:skip_to_content')}
      </a>
      {isPhone ? (
        <>
          <TopBar onMenu={() => setFloating('menu')} onSearch={() => setFloating('search')} />
          <Suspense fallback={null}>
            {floating === 'menu' && (
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
        <LateFrame />
      </WordCallContext>
      {isPhone && <BottomBar />}
      <Suspense fallback={null}>
        {floating === 'search' && <SearchBox onClose={close} />}
        {floating === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
