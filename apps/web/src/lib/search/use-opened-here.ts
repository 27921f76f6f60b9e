import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

const mark = 'openedHere';

/**
 * One thing that a list shows beside itself, whose id is in the address. `opening` are the options of the step that
 * opens it; `close` goes back over that step, so that Back leads from the list to where one came from. What was entered
 * by its address has no such step: `leave` replaces it.
 */
export function useOpenedHere(): { opening: NavigateOptions; close: (leave: () => void) => void } {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const isOpenedHere = typeof state === 'object' && state !== null && mark in state;
  return {
    // From one to the next there is still one step to the list.
    opening: isOpenedHere ? { replace: true, state } : { state: { [mark]: true } },
    close: (leave) => {
      if (!isOpenedHere) return leave();
      // Going back takes a moment, in which it can be closed again.
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
