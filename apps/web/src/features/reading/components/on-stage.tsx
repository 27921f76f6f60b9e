import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type { Stage } from '../model/stage.ts';

/** Puts its children on the stage, replacing or updating the previous content. */
export function OnStage({ stage, children }: { stage: Stage; children: ReactNode }) {
  useLayoutEffect(() => stage.show(children));
  return null;
}

/** Renders the stage. New content renders at low priority, so the browser stays responsive. */
export function StageFront({ stage }: { stage: Stage }) {
  const shown = useSyncExternalStore(stage.subscribe, stage.read);
  const drawn = useDeferredValue(shown);
  return drawn === stage.first ? drawn : shown;
}
