import { Workbox } from 'workbox-window';

import { whenUnhurried } from './when-unhurried.ts';

/** Milliseconds between looks for a new version, and at least between those when the tab comes to the front. */
const lookEvery = { hour: 3_600_000, minute: 60_000 } as const;

const reload = (): void => location.reload();

/**
 * Registers the worker that keeps the app on this device, and calls `onNew` when a newer version waits, or when parts of
 * this one are gone from the server, with what loads it. Returns how to stop.
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
  const take = () => {
    worker.addEventListener('controlling', reload);
    worker.messageSkipWaiting();
  };
  const onWaiting = () => onNew(take);
  worker.addEventListener('waiting', onWaiting);
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    // Without a connection there is nothing to find.
    worker.update().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > lookEvery.minute) look();
  };
  let isStopped = false;
  const register = async () => {
    // It fetches all files of the app.
    await whenUnhurried();
    if (!isStopped) await worker.register();
  };
  // A browser that allows no workers reads on without one.
  register().catch(() => undefined);
  const timer = setInterval(look, lookEvery.hour);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isStopped = true;
    worker.removeEventListener('waiting', onWaiting);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
