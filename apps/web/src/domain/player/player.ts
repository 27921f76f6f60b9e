/** State of a player. Times are in milliseconds of the video. */
export interface PlayerState {
  /** Whether the video is loaded and the player accepts commands. */
  ready: boolean;
  playing: boolean;
  /** Whether the video is buffering. */
  waiting: boolean;
  ended: boolean;
  /** Duration of the video; 0 until known. */
  duration: number;
  /** The time up to which the video is buffered. */
  buffered: number;
  /** Playback speed; 1 is normal speed. */
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /**
   * Why playback fails: the file is unplayable, or YouTube forbids embedding, has removed the video or is unreachable.
   */
  problem: 'unplayable' | 'forbidden' | 'gone' | 'unreachable' | undefined;
}

/** A player for a video from any source. */
export interface Player {
  /** Returns the same object until something other than the time changes. */
  read: () => PlayerState;
  /** Calls `listener` on every change, and several times a second during playback. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the exact current time in milliseconds. */
  now: () => number;
  play: () => void;
  pause: () => void;
  seek: (time: number) => void;
  setRate: (rate: number) => void;
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  /** Toggles picture-in-picture; undefined where it is not supported. */
  togglePictureInPicture: (() => void) | undefined;
  dispose: () => void;
}

const initialState: PlayerState = {
  ready: false,
  playing: false,
  waiting: false,
  ended: false,
  duration: 0,
  buffered: 0,
  rate: 1,
  volume: 1,
  muted: false,
  problem: undefined,
};

/** Creates the store for a player's state. */
export function createPlayerStore(): {
  read: () => PlayerState;
  subscribe: Player['subscribe'];
  /** Applies changes, and always notifies the listeners. */
  update: (part: Partial<PlayerState>) => void;
} {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (part) => {
      const hasChanged = Object.entries(part).some(
        ([name, value]) => state[name as keyof PlayerState] !== value,
      );
      if (hasChanged) state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
  };
}

export function togglePlaying(player: Player): void {
  if (player.read().playing) player.pause();
  else player.play();
}

/** Receives the time of a video: on every frame while it plays, and on every other change. */
type TimeListener = (now: number) => void;

/**
 * Calls `listener` with the time in milliseconds. On a hidden page, calls it only on the player's events, not on every
 * frame.
 */
export function subscribeToTime(player: Player, listener: TimeListener): () => void {
  let frame = 0;
  const onChange = () => {
    cancelAnimationFrame(frame);
    listener(player.now());
    if (player.read().playing) frame = requestAnimationFrame(onChange);
  };
  const stop = player.subscribe(onChange);
  onChange();
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

const commonSpeeds = [0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** Returns the speeds to choose from, including the current one. */
export const speeds = (current: number): readonly number[] =>
  commonSpeeds.includes(current) ? commonSpeeds : [...commonSpeeds, current].toSorted((a, b) => a - b);

/** Returns the next faster or slower speed. */
export const nextSpeed = (current: number, step: 1 | -1): number =>
  (step === 1
    ? commonSpeeds.find((speed) => speed > current)
    : commonSpeeds.findLast((speed) => speed < current)) ?? current;
