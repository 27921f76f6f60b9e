import { useEffect } from 'react';

/** Milliseconds until what waits for a connection is sent again. */
const retryAfter = 5000;

/** Sends what waits for a connection again, now and then and as soon as there is one. */
export function useSaverRetries(saver: { retry: () => void }): void {
  useEffect(() => {
    const again = () => saver.retry();
    const timer = setInterval(again, retryAfter);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [saver]);
}
