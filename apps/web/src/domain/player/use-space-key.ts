import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements that handle the space bar themselves; sliders do not. */
const hearsSpace =
  'button, a[href], select, textarea, input:not([type=range]), [role=button], [contenteditable], [role=dialog]';

/** Plays or pauses on space, unless the focused element handles the key. */
export function useSpaceKey(toggle: () => void): void {
  const space = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== ' ' || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(hearsSpace)) return;
    event.preventDefault();
    toggle();
  });
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => space(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
