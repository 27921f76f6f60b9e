import { Workbox } from 'workbox-window';

import { waitForNetworkIdle } from './wait-for-network-idle.ts';

/**
 * Milliseconds between regular checks for a new version, and the minimum time between checks when the tab becomes
 * visible.
 */
const checkEvery = { hour: 3_600_000, minute: 60_000 } as const;

const reload = (): void => location.reload();

/**
 * Registers the service worker. When a newer version is waiting, or the server no longer has this version's chunks,
 * calls `onNew` with a function that reloads the app. Returns a function that stops watching.
 */
export function watchVersion(onNew: (load: () => void) => void): () => void {
  const onPreloadError = () => onNew(reload);
  addEventListener('vite:preloadError', onPreloadError);
  const stop = import.meta.env.PROD && 'serviceWorker' in navigator ? watchWorker(onNew) : () => undefined;
  return () => {
    removeEventListener('vite:preloadError', onPreloadError);
    stop();
  };
}

function watchWorker(onNew: (load: () => void) => void): () => void {
  const worker = new Workbox('/service-worker.js');
  const activate = () => {
    worker.addEventListener('controlling', reload);
    worker.messageSkipWaiting();
  };
  const onWaiting = () => onNew(activate);
  worker.addEventListener('waiting', onWaiting);
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    // The update fails without a connection; a later check finds the new version.
    worker.update().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > checkEvery.minute) check();
  };
  let isStopped = false;
  const register = async () => {
    // Wait, because installing the service worker downloads all files of the app.
    await waitForNetworkIdle();
    if (!isStopped) await worker.register();
  };
  // The app works without a service worker where the browser doesn't allow one.
  register().catch(() => undefined);
  const timer = setInterval(check, checkEvery.hour);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isStopped = true;
    worker.removeEventListener('waiting', onWaiting);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
