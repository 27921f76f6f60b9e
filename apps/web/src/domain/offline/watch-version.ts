import { Workbox } from 'workbox-window';

import { waitForNetworkIdle } from './wait-for-network-idle.ts';

/** Milliseconds between checks for a new version, and at least between checks when the tab becomes visible. */
const checkEvery = { hour: 3_600_000, minute: 60_000 } as const;

const reload = (): void => location.reload();

/**
 * Registers the service worker, and calls `onNew` with a function that reloads the app when a newer version is waiting,
 * or when chunks of this one are gone from the server. Returns the function that stops it.
 */
export function watchVersion(onNew: (load: () => void) => void): () => void {
  const onGone = () => onNew(reload);
  addEventListener('vite:preloadError', onGone);
  const stop = import.meta.env.PROD && 'serviceWorker' in navigator ? watchWorker(onNew) : () => undefined;
  return () => {
    removeEventListener('vite:preloadError', onGone);
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
    // Fails without a connection, when there is nothing to find.
    worker.update().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > checkEvery.minute) check();
  };
  let isStopped = false;
  const register = async () => {
    // Installing it downloads all files of the app.
    await waitForNetworkIdle();
    if (!isStopped) await worker.register();
  };
  // Browsers that do not allow service workers do without one.
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
