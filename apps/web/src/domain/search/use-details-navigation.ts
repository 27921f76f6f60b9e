import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

const stateKey = 'openedHere';

/**
 * Navigates to and from an item that opens beside its list, with its ID in the URL. Open the item with `openOptions`.
 * `close` goes back in the history, so that Back then leads from the list to the page before it. If the URL was entered
 * directly, there is no list to go back to, and `close` calls `leave` instead.
 */
export function useDetailsNavigation(): { openOptions: NavigateOptions; close: (leave: () => void) => void } {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const closedKey = useRef<string>(undefined);
  const isOpenedHere = typeof state === 'object' && state !== null && stateKey in state;
  return {
    // Switching between items adds no history entry, so the list stays one step back.
    openOptions: isOpenedHere ? { replace: true, state } : { state: { [stateKey]: true } },
    close: (leave) => {
      if (!isOpenedHere) return leave();
      // Going back is asynchronous, so `close` may be called again in the meantime.
      if (closedKey.current === key) return;
      closedKey.current = key;
      void navigate(-1);
    },
  };
}
