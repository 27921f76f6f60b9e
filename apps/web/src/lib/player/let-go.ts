import type { MouseEvent } from 'react';

/** A button that was clicked with the pointer lets go of the focus: the space bar and the arrows are the video's again. */
export function letGo({ detail, target }: MouseEvent): void {
  const { activeElement } = document;
  const isOwn = target instanceof Element && target.closest('button, input[type=range]') === activeElement;
  // A panel that it has opened wants to be gone through by the keyboard.
  const stays = activeElement?.closest('[role=dialog]') || activeElement?.hasAttribute('aria-expanded');
  if (detail > 0 && isOwn && !stays && activeElement instanceof HTMLElement) activeElement.blur();
}
