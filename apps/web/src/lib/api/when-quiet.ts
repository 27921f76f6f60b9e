/**
 * Does `work` once this page has fetched nothing for `rest` milliseconds, so that what may wait takes nothing
 * from what somebody waits for.
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
