import { useEffectEvent, useLayoutEffect } from 'react';
import type { MouseEvent } from 'react';

/** Elements that handle the space bar themselves; sliders do not. */
const handlesSpace =
  'button, a[href], select, textarea, input:not([type=range]), [role=button], [contenteditable], [role=dialog]';

/** Plays or pauses on space, unless the focused element handles the key. */
export function useSpaceKey(toggle: () => void): void {
  const onSpace = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== ' ' || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(handlesSpace)) return;
    event.preventDefault();
    toggle();
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onSpace(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Blurs a button that was clicked with a pointer, so that space and arrow keys control the video again. */
export function releaseFocus({ detail, target }: MouseEvent): void {
  const { activeElement } = document;
  const isClicked =
    target instanceof Element && target.closest('button, input[type=range]') === activeElement;
  // A panel opened by the button needs focus for keyboard navigation.
  const isExpanded = activeElement?.closest('[role=dialog]') || activeElement?.hasAttribute('aria-expanded');
  if (detail > 0 && isClicked && !isExpanded && activeElement instanceof HTMLElement) activeElement.blur();
}
