import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Milliseconds between checks while idle, and minimum milliseconds between checks triggered by activity. */
const checkEvery = { idle: 600_000, activity: 60_000 } as const;

const activities = ['pointerdown', 'keydown', 'scroll'] as const;

/** Checks the session every ten minutes and, on activity, at most once a minute. */
export function useRegularChecks({
  active,
  checkedAt,
  check,
}: {
  active: boolean;
  /** Start of the last check, in milliseconds since 1970. */
  checkedAt: RefObject<number>;
  check: () => Promise<void>;
}): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => void check(), checkEvery.idle);
    const onActivity = () => {
      if (Date.now() - checkedAt.current >= checkEvery.activity) void check();
    };
    const options = { passive: true, capture: true };
    for (const name of activities) addEventListener(name, onActivity, options);
    return () => {
      clearInterval(timer);
      for (const name of activities) removeEventListener(name, onActivity, options);
    };
  }, [active, check, checkedAt]);
}
