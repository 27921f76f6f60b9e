/**
 * Calls `work` once the page has fetched nothing for `rest` milliseconds, so that background work does not compete with
 * what the user is waiting for.
 */
export function whenQuiet(work: () => void, rest = 400): void {
  const done = () => {
    observer.disconnect();
    work();
  };
  let timer = setTimeout(done, rest);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, rest);
  });
  observer.observe({ type: 'resource' });
}
