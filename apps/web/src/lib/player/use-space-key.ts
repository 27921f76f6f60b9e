import { useEffectEvent, useLayoutEffect } from 'react';

/** What hears the space bar by itself; a slider does nothing with it. */
const hearsSpace =
  'button, a[href], select, textarea, input:not([type=range]), [role=button], [contenteditable], [role=dialog]';

/** Has the space bar play or rest, wherever nothing else hears it. */
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
