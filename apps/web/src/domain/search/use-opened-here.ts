import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

const mark = 'openedHere';

/**
 * An item that opens beside its list, with its ID in the URL. `opening` are the navigation options for opening it.
 * `close` goes back over that history entry, so that Back leads from the list to the page before. If the URL was
 * entered directly, there is no such entry, and `leave` replaces it.
 */
export function useOpenedHere(): { opening: NavigateOptions; close: (leave: () => void) => void } {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const isOpenedHere = typeof state === 'object' && state !== null && mark in state;
  return {
    // Switching between items adds no history entry, so the list stays one step back.
    opening: isOpenedHere ? { replace: true, state } : { state: { [mark]: true } },
    close: (leave) => {
      if (!isOpenedHere) return leave();
      // Going back is asynchronous, so `close` may be called again in the meantime.
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
