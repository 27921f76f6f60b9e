import { whenQuiet } from '../lib/api/when-quiet.ts';

/** Not known to TypeScript: https://w3c.github.io/largest-contentful-paint/ */
interface Painted extends PerformanceEntry {
  element: Element | null;
}

/**
 * Fetches the fonts of the app: at once where the worker has kept them on this device, and on a first visit when there
 * is text to read, in letters of the device that take the same room (fallback-fonts.css). On a slow line they would
 * keep that text waiting.
 */
export function loadFonts(): void {
  // Who is without a connection reads on in the letters of the device.
  const load = () => void import('../ui/fonts.ts').catch(() => undefined);
  // Only where it may run does a browser have one at all.
  if (navigator.serviceWorker?.controller) return load();
  const painted = new PerformanceObserver((list) => {
    // The name of the site is there before what somebody came for.
    if (!list.getEntries().some((entry) => (entry as Painted).element?.closest('main'))) return;
    painted.disconnect();
    load();
  });
  painted.observe({ type: 'largest-contentful-paint', buffered: true });
  // Some browsers do not tell of it, and none does once somebody has pressed a key.
  return whenQuiet(load);
}
