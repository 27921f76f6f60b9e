import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Minimum horizontal distance in pixels, and maximum duration in milliseconds. */
const far = 60;
const soon = 600;
/** Pixels at the window's edges reserved for the browser's gestures. */
const edge = 24;

/** Calls `onSwipe` on a one-finger swipe: -1 for left, 1 for right. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (side: 1 | -1) => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: { x: number; y: number; at: number } | undefined;
    const begin = ({ touches, timeStamp }: TouchEvent) => {
      const [finger] = touches;
      const inside = finger && finger.clientX > edge && finger.clientX < innerWidth - edge;
      start =
        touches.length === 1 && inside ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const x = finger.clientX - start.x;
      const y = finger.clientY - start.y;
      const isSwipe = Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y) && timeStamp - start.at < soon;
      start = undefined;
      if (isSwipe && getSelection()?.type !== 'Range') latest.current(x > 0 ? 1 : -1);
    };
    const options = { passive: true };
    element.addEventListener('touchstart', begin, options);
    element.addEventListener('touchend', end, options);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [area]);
}
