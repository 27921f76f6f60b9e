/** What a player says of itself. Times are milliseconds of the video. */
export interface PlayerState {
  /** It knows the video, and does what it is told. */
  ready: boolean;
  playing: boolean;
  /** It wants to play and waits for data. */
  waiting: boolean;
  ended: boolean;
  /** 0 until it is known. */
  duration: number;
  /** Up to where the video is here already. */
  buffered: number;
  /** 1 is as it was recorded. */
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Why nothing can be played: the file cannot be, YouTube does not let it be shown here, has it no more, or is not there. */
  problem: 'unplayable' | 'forbidden' | 'gone' | 'unreachable' | undefined;
}

/** Plays a video, whatever it is made of. */
export interface Player {
  /** The same object until something changes; the time is no part of it. */
  read: () => PlayerState;
  /** Hears of every change, and several times a second of the time while it plays. */
  subscribe: (listener: () => void) => () => void;
  /** Milliseconds of the video, exact at every moment. */
  now: () => number;
  play: () => void;
  pause: () => void;
  seek: (time: number) => void;
  setRate: (rate: number) => void;
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  /** Shows the picture in a small window of its own, or no more; undefined where that is not possible. */
  togglePicture: (() => void) | undefined;
  dispose: () => void;
}

const beginning: PlayerState = {
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

/** Holds the state of a player. */
export function createPlayerStore(): {
  read: () => PlayerState;
  subscribe: Player['subscribe'];
  /** Takes over what has changed, and tells in any case. */
  tell: (part: Partial<PlayerState>) => void;
} {
  let state = beginning;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (part) => {
      const changed = Object.entries(part).some(
        ([name, value]) => state[name as keyof PlayerState] !== value,
      );
      if (changed) state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
  };
}
