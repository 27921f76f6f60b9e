import { useState, useSyncExternalStore } from 'react';

import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { useRightPanel } from '@/lib/shortcuts/use-right-panel.ts';

/**
 * Manages the statistics panel, and focus mode, which hides the panel and everything else around the text. Leaving
 * focus mode reopens the panel where there is a margin for it.
 */
export function useFocusMode() {
  const hasMargin = useHasMargin();
  const analysis = useRightPanel(hasMargin);
  const [focused, setFocused] = useState(false);
  useHiddenShell(focused ? 'all' : 'phones');
  return {
    focused,
    toggleFocus: () => {
      setFocused(!focused);
      analysis.setOpened(focused && hasMargin);
    },
    analysis,
  };
}

/** As in reader-frame.module.css: from this width on, the panels are in the text's margin. */
const marginQuery = '(min-width: 70em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(marginQuery);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns whether the window is wide enough for a margin beside the text. */
export const useHasMargin = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(marginQuery).matches);
