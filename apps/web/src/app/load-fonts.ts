import { onNetworkIdle } from '@/lib/api/on-network-idle.ts';

/** Missing from TypeScript's DOM types: https://w3c.github.io/largest-contentful-paint/ */
interface LargestContentfulPaint extends PerformanceEntry {
  element: Element | null;
}

/**
 * Loads the app's fonts: immediately if the service worker has cached them. On a first visit, waits until text is
 * visible in a system font of the same size (fallback-fonts.css), since downloading the fonts would delay that text on
 * a slow connection.
 */
export function loadFonts(): void {
  // Without a connection, the text stays in a system font.
  const load = () => void import('@/ui/theme/fonts.ts').catch(() => undefined);
  // Browsers define `serviceWorker` only where service workers may run.
  if (navigator.serviceWorker?.controller) return load();
  const observer = new PerformanceObserver((list) => {
    // Ignore what is painted outside `main`, such as the site's name, which precedes the actual content.
    if (!list.getEntries().some((entry) => (entry as LargestContentfulPaint).element?.closest('main')))
      return;
    observer.disconnect();
    load();
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  // Some browsers do not report the largest paint, and none does after a key press.
  return onNetworkIdle(load);
}
