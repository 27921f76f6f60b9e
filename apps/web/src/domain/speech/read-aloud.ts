import { ApiError } from '@glossa/contract/client';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

import { claimVoice } from './one-voice.ts';
import { SpeechError } from './speaker.ts';
import type { Speaker, SpokenText } from './speaker.ts';

/** Number of sentences to load ahead of the one being spoken. */
const sentencesAhead = 2;

export interface ReadAloudState {
  /** Whether the text is being read aloud, or is about to be. */
  playing: boolean;
  /** The sentence being spoken or at which reading resumes; undefined before the first and after the last one. */
  seq: number | undefined;
  /** Whether to repeat the sentence. */
  repeats: boolean;
  /** Speaking speed; 1 is normal. */
  rate: number;
  /** The current speaker; undefined until known. */
  speaker: Speaker['kind'] | undefined;
  /** The error that stopped reading; a `NoVoiceError` if no voice is available. */
  problem: unknown;
}

interface ReadAloudOptions {
  /** Number of sentences in the text. */
  count: number;
  loadSentence: (seq: number) => Promise<SpokenText>;
  /** Returns the available speakers, the preferred one first. */
  findSpeakers: () => Promise<readonly Speaker[]>;
  /** Receives the index of the character being spoken in a sentence; undefined when none is. */
  onCharacter: (seq: number, index: number | undefined) => void;
  /** Called when reading continues with the browser's voice because the server has failed. */
  onFallback: (error: unknown) => void;
  /** Returns whether to pause after a sentence. */
  pausesAfter: (seq: number) => boolean;
  /** Called after the last sentence. */
  onEnd: () => void;
  rate: number;
}

/** Reads a text aloud, sentence by sentence. */
export interface ReadAloud {
  state: Pick<StoreApi<ReadAloudState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Starts at a sentence. */
  playFrom: (seq: number) => void;
  /** Resumes where reading stopped. */
  resume: () => void;
  pause: () => void;
  /** Moves to a neighboring sentence; keeps reading from there unless it is paused. */
  step: (by: 1 | -1) => void;
  setRepeats: (repeats: boolean) => void;
  setRate: (rate: number) => void;
  /** Looks for speakers again, after the choice of voice has changed. */
  renewSpeakers: () => void;
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;
const isInterruption = (error: unknown): boolean =>
  error instanceof SpeechError && error.kind === 'interrupted';

/** There is neither a speech server nor a voice on this device. */
export class NoVoiceError extends Error {
  override name = 'NoVoiceError';
}

/** Creates a reader that is paused before the first sentence. */
export function createReadAloud(options: ReadAloudOptions): ReadAloud {
  const { count, loadSentence, findSpeakers, onCharacter, onFallback, pausesAfter, onEnd } = options;
  const store = createStore<ReadAloudState>(() => ({
    playing: false,
    seq: undefined,
    repeats: false,
    rate: options.rate,
    speaker: undefined,
    problem: undefined,
  }));
  const { getState: read, setState: set } = store;
  let current = new AbortController();
  let speakers: Promise<readonly Speaker[]> | undefined;

  const stop = () => {
    current.abort();
    current = new AbortController();
  };
  const pause = () => {
    stop();
    set({ playing: false });
  };

  /** Speaks a sentence with the first speaker that can. */
  async function speak(
    sentence: SpokenText,
    [speaker, ...others]: readonly Speaker[],
    resumes: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    if (!speaker) throw new NoVoiceError();
    set({ speaker: speaker.kind });
    const { seq } = sentence;
    try {
      const spoken = speaker.speak(sentence, {
        resumes,
        rate: read().rate,
        onCharacter: (index) => onCharacter(seq, index),
        signal,
      });
      const ahead = Array.from({ length: sentencesAhead }, (_, index) => seq + 1 + index);
      speaker.prefetch(ahead.filter((next) => next < count));
      await spoken;
    } catch (error) {
      if (hasCode(error, 'speech_without_words')) return;
      if (signal.aborted || isInterruption(error) || others.length === 0) throw error;
      // The server may still speak shorter sentences.
      if (!hasCode(error, 'speech_too_long')) {
        speakers = Promise.resolve(others);
        onFallback(error);
      }
      await speak(sentence, others, false, signal);
    }
  }

  async function run(from: number, resumes: boolean, signal: AbortSignal): Promise<void> {
    let seq = from;
    let continues = resumes;
    while (seq < count) {
      set({ seq });
      const sentence = await loadSentence(seq);
      speakers ??= findSpeakers();
      const available = await speakers;
      if (signal.aborted) return;
      if (hasWords(sentence.text)) {
        await speak(sentence, available, continues, signal);
        if (signal.aborted) return;
        onCharacter(seq, undefined);
      }
      continues = false;
      const pauses = pausesAfter(seq);
      if (!read().repeats) seq++;
      if (pauses && seq < count) {
        set({ playing: false, seq });
        return;
      }
    }
    set({ playing: false, seq: undefined });
    onEnd();
  }

  const start = (from: number, resumes = false): void => {
    stop();
    const { signal } = current;
    claimVoice(pause);
    if (!resumes) onCharacter(from, undefined);
    set({ playing: true, seq: from, problem: undefined });
    run(from, resumes, signal).catch((error: unknown) => {
      // A newer run or a pause has stopped this one.
      if (signal.aborted) return;
      pause();
      if (!isInterruption(error)) set({ problem: error });
    });
  };

  return {
    state: store,
    playFrom: (seq) => start(seq),
    resume: () => {
      const { seq } = read();
      if (seq !== undefined) start(seq, true);
    },
    pause,
    step: (by) => {
      const { seq, playing } = read();
      if (seq === undefined) return;
      const target = Math.min(count - 1, Math.max(0, seq + by));
      if (playing) start(target);
      else set({ seq: target });
    },
    setRepeats: (repeats) => set({ repeats }),
    setRate: (rate) => {
      set({ rate });
      const { seq, playing } = read();
      if (playing && seq !== undefined) start(seq, true);
    },
    renewSpeakers: () => {
      speakers = undefined;
      const { seq, playing } = read();
      if (playing && seq !== undefined) start(seq);
    },
  };
}
