/**
 * Calls `callback` once the page has fetched nothing for `idle` milliseconds, so that background work does not compete
 * with what the user is waiting for.
 */
export function onNetworkIdle(callback: () => void, idle = 400): void {
  const finish = () => {
    observer.disconnect();
    callback();
  };
  let timer = setTimeout(finish, idle);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, idle);
  });
  observer.observe({ type: 'resource' });
}
