import type { MouseEvent } from 'react';

/** Blurs a button that was clicked with a pointer, so that space and arrow keys control the video again. */
export function letGo({ detail, target }: MouseEvent): void {
  const { activeElement } = document;
  const isOwn = target instanceof Element && target.closest('button, input[type=range]') === activeElement;
  // A panel that it opened needs the focus for keyboard navigation.
  const stays = activeElement?.closest('[role=dialog]') || activeElement?.hasAttribute('aria-expanded');
  if (detail > 0 && isOwn && !stays && activeElement instanceof HTMLElement) activeElement.blur();
}
