import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type { Stage } from '../model/stage.ts';

/** Brings what it holds onto the stage, where it takes the place of what was there, or goes on from it. */
export function OnStage({ stage, children }: { stage: Stage; children: ReactNode }) {
  useLayoutEffect(() => stage.show(children));
  return null;
}

/** Shows what is on the stage. What comes first is drawn in short pieces, and the browser can answer in between. */
export function StageFront({ stage }: { stage: Stage }) {
  const shown = useSyncExternalStore(stage.subscribe, stage.read);
  const drawn = useDeferredValue(shown);
  return drawn === stage.first ? drawn : shown;
}
