import { useEffect, useEffectEvent, useState } from 'react';
import { create } from 'zustand';

/** Minutes to choose from. */
export const sleepMinutes = [5, 15, 30, 60] as const;

interface SleepTimer {
  /** The time at which playback stops, in milliseconds since the Unix epoch. */
  deadline: number | undefined;
  /** Whether playback stops at the end of the page or track. */
  isAtEnd: boolean;
}

const off: SleepTimer = { deadline: undefined, isAtEnd: false };

/** The sleep timer for whatever is playing. */
export const useSleepTimer = create<SleepTimer>(() => off);

export const stopAfterMinutes = (minutes: number): void =>
  useSleepTimer.setState({ deadline: Date.now() + minutes * 60_000, isAtEnd: false });

export const stopAtEnd = (): void => useSleepTimer.setState({ deadline: undefined, isAtEnd: true });

export const cancelSleepTimer = (): void => useSleepTimer.setState(off);

/** Ends a timer that stops at the end of the page or track; returns whether there was one. */
export function consumeStopAtEnd(): boolean {
  const { isAtEnd } = useSleepTimer.getState();
  if (isAtEnd) cancelSleepTimer();
  return isAtEnd;
}

/** Calls `onExpire` when the timer expires. Unmounting the component cancels the timer. */
export function useSleepDeadline(onExpire: () => void): void {
  const { deadline } = useSleepTimer();
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    if (deadline === undefined) return;
    const timeout = setTimeout(() => {
      cancelSleepTimer();
      expire();
    }, deadline - Date.now());
    return () => clearTimeout(timeout);
  }, [deadline]);
  useEffect(() => cancelSleepTimer, []);
}

/** Returns the seconds until playback stops; undefined if no timer is set. */
export function useSleepSeconds(): number | undefined {
  const { deadline } = useSleepTimer();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === undefined) return;
    const update = () => setNow(Date.now());
    update();
    const interval = setInterval(update, 1000);
    return () => clearInterval(interval);
  }, [deadline]);
  return deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - now) / 1000));
}
