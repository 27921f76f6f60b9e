import type { Player } from './player.ts';

const storageKey = 'glossa-player';

interface Preferences {
  rate: number;
  volume: number;
  muted: boolean;
}

const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

function readPreferences(): Partial<Preferences> {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<
      Record<keyof Preferences, unknown>
    >;
    return {
      ...(isBetween(stored.rate, 0.25, 4) ? { rate: stored.rate } : {}),
      ...(isBetween(stored.volume, 0, 1) ? { volume: stored.volume } : {}),
      ...(typeof stored.muted === 'boolean' ? { muted: stored.muted } : {}),
    };
  } catch {
    // Local storage may be disabled.
    return {};
  }
}

function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // The preferences then apply to this page only.
  }
}

/** Milliseconds for which a player may still report its old values after a change. */
const settleTime = 1000;

const isSame = (a: Preferences, b: Preferences): boolean =>
  a.rate === b.rate && a.volume === b.volume && a.muted === b.muted;

/** Applies the speed and volume last chosen in this browser and stores new preferences; returns a cleanup function. */
export function applyPlaybackPreferences(player: Player): () => void {
  /** The player's initial values, and when they were overridden. */
  let initial: (Preferences & { at: number }) | undefined;
  let last: Preferences | undefined;
  const restore = (current: Preferences) => {
    const stored = { ...current, ...readPreferences() };
    initial = { ...current, at: performance.now() };
    if (stored.rate !== current.rate) player.setRate(stored.rate);
    if (stored.volume !== current.volume) player.setVolume(stored.volume);
    if (stored.muted !== current.muted) player.setMuted(stored.muted);
    last = stored;
  };
  const onChange = () => {
    const { ready, rate, volume, muted } = player.read();
    const now = { rate, volume, muted };
    if (!ready) return;
    if (!initial) return restore(now);
    // If `last` is undefined, the stored values are still being applied.
    if (!last || isSame(now, last)) return;
    if (isSame(now, initial) && performance.now() - initial.at < settleTime) return;
    last = now;
    writePreferences(now);
  };
  const stop = player.subscribe(onChange);
  onChange();
  return stop;
}
