const storageKey = 'glossa-reading-speed';

/** Playback speeds for recordings and for reading aloud; 1 is normal. */
export const readingSpeeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Returns the speed last chosen in this browser. */
export function readReadingSpeed(): number {
  const stored = Number(localStorage.getItem(storageKey));
  return readingSpeeds.includes(stored) ? stored : 1;
}

/** Stores the speed in this browser. */
export const storeReadingSpeed = (speed: number): void => localStorage.setItem(storageKey, String(speed));
