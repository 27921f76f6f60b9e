import { useState } from 'react';

import { useQuietShell } from '../../../lib/shell/use-quiet-shell.ts';
import { useRightPanel } from '../../../lib/shortcuts/right-panel.ts';
import { useHasMargin } from './use-has-margin.ts';

/**
 * The figures of the text beside it, and the mode that hides them with all else around the text. Leaving the mode
 * brings them back where there is a margin for them.
 */
export function useFocusMode() {
  const hasMargin = useHasMargin();
  const analysis = useRightPanel(hasMargin);
  const [focused, setFocused] = useState(false);
  useQuietShell(focused ? 'all' : 'phones');
  return {
    focused,
    toggleFocus: () => {
      setFocused(!focused);
      analysis.setOpened(focused && hasMargin);
    },
    analysis,
  };
}
