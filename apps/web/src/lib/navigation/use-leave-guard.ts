import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { confirm } from '@/ui/overlays/confirm.ts';
import { guardPopstate } from './popstate-guard.ts';

/** Returns the current entry's index in this tab's history, as numbered by the router. */
const entryIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * While `active`, asks for confirmation before the user leaves by a link, the back button or closing the tab. `message`
 * describes what would be lost (by default, unsaved text). Returns a function that disables the guard, to be called
 * before the page itself navigates away. (The declarative router has no blocker.)
 */
export function useLeaveGuard(active: boolean, message?: string): () => void {
  const { t } = useTranslation('common');
  const { navigator } = use(NavigationContext);
  const released = useRef(false);
  const confirmLeave = useEffectEvent(() =>
    confirm({
      title: t('leave.title'),
      message: message ?? t('leave.message'),
      action: t('leave.action'),
      danger: true,
    }),
  );

  useEffect(() => {
    if (!active) return;
    released.current = false;
    const push = navigator.push.bind(navigator);
    const replace = navigator.replace.bind(navigator);
    const index = entryIndex();
    let returning = false;

    const guarded =
      (navigate: typeof push): typeof push =>
      (...target) => {
        if (released.current) return navigate(...target);
        void confirmLeave().then((leave) => {
          if (!leave) return;
          released.current = true;
          navigate(...target);
        });
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);

    // The browser has already navigated: return to this entry without the router noticing, ask, and navigate again.
    const onPop = (event: PopStateEvent) => {
      if (released.current) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const steps = entryIndex() - index;
      if (steps === 0) return;
      returning = true;
      history.go(-steps);
      void confirmLeave().then((leave) => {
        if (!leave) return;
        released.current = true;
        history.go(steps);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    const stopGuarding = guardPopstate(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      stopGuarding();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active, navigator]);

  return () => {
    released.current = true;
  };
}
