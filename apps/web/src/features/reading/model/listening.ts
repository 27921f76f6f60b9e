/** State of the recording shared by parts of the reader. */
export interface Listening {
  /** The audio element, once its player is mounted. */
  audio: HTMLAudioElement | undefined;
  /** Pages turn with the recording. */
  follows: boolean;
  /** The sentence being repeated. */
  repeated: number | undefined;
  /** Sentence times are being set by tapping along. */
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
  /** Registers the audio element; returns the function that unregisters it. */
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
