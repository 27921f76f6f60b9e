/** What the parts of the reader that have to do with the recording share. */
export interface Listening {
  /** The recording, once its player is there. */
  audio: HTMLAudioElement | undefined;
  /** Pages turn with the recording. */
  follows: boolean;
  /** The sentence that is played again and again. */
  repeated: number | undefined;
  /** Times are being set by tapping along. */
  tapping: boolean;
}

const key = 'glossa-audio-follows';

let state: Listening | undefined;
const listeners = new Set<() => void>();

const read = (): Listening =>
  (state ??= {
    audio: undefined,
    follows: localStorage.getItem(key) !== 'no',
    repeated: undefined,
    tapping: false,
  });

const set = (part: Partial<Listening>): void => {
  state = { ...read(), ...part };
  for (const listener of listeners) listener();
};

export const listening = {
  read,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Tells where the recording is; returns how to take it away. */
  attach: (audio: HTMLAudioElement): (() => void) => {
    set({ audio });
    return () => set({ audio: undefined, repeated: undefined, tapping: false });
  },
  follow: (follows: boolean): void => {
    localStorage.setItem(key, follows ? 'yes' : 'no');
    set({ follows });
  },
  repeat: (repeated: number | undefined): void => set({ repeated }),
  tap: (tapping: boolean): void => set({ tapping, repeated: undefined }),
};
