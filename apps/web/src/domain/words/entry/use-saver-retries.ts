import { useEffect } from 'react';

/** Milliseconds between retries. */
const retryAfter = 5000;

/** Retries unsent edits periodically, and as soon as the connection is back. */
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
