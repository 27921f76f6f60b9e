import { useState } from 'react';

import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { useRightPanel } from '@/lib/shortcuts/use-right-panel.ts';
import { useHasMargin } from './use-has-margin.ts';

/**
 * The statistics panel, and focus mode, which hides it and everything else around the text. Leaving focus mode reopens
 * the panel where there is a margin for it.
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
