import type { Player } from './player.ts';

const key = 'glossa-player';

interface Choices {
  rate: number;
  volume: number;
  muted: boolean;
}

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function read(): Partial<Choices> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Choices, unknown>>;
    return {
      ...(within(kept.rate, 0.25, 4) ? { rate: kept.rate } : {}),
      ...(within(kept.volume, 0, 1) ? { volume: kept.volume } : {}),
      ...(typeof kept.muted === 'boolean' ? { muted: kept.muted } : {}),
    };
  } catch {
    // Local storage may be disabled.
    return {};
  }
}

function write(choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // The choice is then not remembered.
  }
}

/** Milliseconds for which a player may still report its old values after a change. */
const lag = 1000;

const isSame = (a: Choices, b: Choices): boolean =>
  a.rate === b.rate && a.volume === b.volume && a.muted === b.muted;

/** Applies the speed and volume last chosen in this browser and stores new choices; returns a cleanup function. */
export function keepChoices(player: Player): () => void {
  /** The player's initial values, and when they were overridden. */
  let first: (Choices & { at: number }) | undefined;
  let last: Choices | undefined;
  const begin = (own: Choices) => {
    const kept = { ...own, ...read() };
    first = { ...own, at: performance.now() };
    if (kept.rate !== own.rate) player.setRate(kept.rate);
    if (kept.volume !== own.volume) player.setVolume(kept.volume);
    if (kept.muted !== own.muted) player.setMuted(kept.muted);
    last = kept;
  };
  const look = () => {
    const { ready, rate, volume, muted } = player.read();
    const now = { rate, volume, muted };
    if (!ready) return;
    if (!first) return begin(now);
    // If `last` is undefined, the stored values are just being applied.
    if (!last || isSame(now, last)) return;
    if (isSame(now, first) && performance.now() - first.at < lag) return;
    last = now;
    write(now);
  };
  const stop = player.subscribe(look);
  look();
  return stop;
}
