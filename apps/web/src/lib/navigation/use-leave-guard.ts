import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { confirm } from '../../ui/confirm.ts';
import { guardPops } from './pop-gate.ts';

/** Place of an entry in this tab's history, as the router numbers it. */
const entryIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before this page is left while `active`: by a link, by going back and by closing the tab; `loss` says what would
 * be lost, when that is not what was written. Answers how to let go, for the page's own way out. (The declarative router has no blocker of its own.)
 */
export function useLeaveGuard(active: boolean, loss?: string): () => void {
  const { t } = useTranslation('common');
  const { navigator } = use(NavigationContext);
  const released = useRef(false);
  const ask = useEffectEvent(() =>
    confirm({
      title: t('leave.title'),
      message: loss ?? t('leave.message'),
      action: t('leave.action'),
      danger: true,
    }),
  );

  useEffect(() => {
    if (!active) return;
    released.current = false;
    const push = navigator.push.bind(navigator);
    const replace = navigator.replace.bind(navigator);
    const here = entryIndex();
    let returning = false;

    const guarded =
      (go: typeof push): typeof push =>
      (...target) => {
        if (released.current) return go(...target);
        void ask().then((leave) => {
          if (!leave) return;
          released.current = true;
          go(...target);
        });
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);

    // The browser has already gone: go back to this entry unheard by the router, ask, and go again.
    const onPop = (event: PopStateEvent) => {
      if (released.current) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const steps = entryIndex() - here;
      if (steps === 0) return;
      returning = true;
      history.go(-steps);
      void ask().then((leave) => {
        if (!leave) return;
        released.current = true;
        history.go(steps);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    const stopGuarding = guardPops(onPop);
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
