import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

const keys = ['currentTime', 'duration', 'paused', 'ended', 'readyState', 'play', 'pause'] as const;

/** Mocks media playback, which jsdom lacks, for a whole test file. */
export function fakeVideo() {
  const shape = HTMLMediaElement.prototype;
  const before = keys.map((key) => [key, Object.getOwnPropertyDescriptor(shape, key)] as const);
  const state = { time: 0, paused: true, ended: false, duration: 60 };
  const element = () => document.querySelector('video') as HTMLVideoElement;
  const tell = (event: string) => element().dispatchEvent(new Event(event));
  beforeEach(() => {
    Object.assign(state, { time: 0, paused: true, ended: false });
    Object.defineProperties(shape, {
      currentTime: {
        configurable: true,
        get: () => state.time,
        set: (time: number) => {
          state.time = time;
          if (element()) tell('seeked');
        },
      },
      duration: { configurable: true, get: () => state.duration },
      paused: { configurable: true, get: () => state.paused },
      ended: { configurable: true, get: () => state.ended },
      readyState: { configurable: true, get: () => 4 },
      play: {
        configurable: true,
        value: () => {
          Object.assign(state, { paused: false, ended: false });
          tell('play');
          return Promise.resolve();
        },
      },
      pause: {
        configurable: true,
        value: () => {
          if (state.paused) return;
          state.paused = true;
          tell('pause');
        },
      },
    });
  });
  afterEach(() => {
    for (const [key, own] of before) if (own) Object.defineProperty(shape, key, own);
  });
  return {
    state,
    /** Plays up to a time in seconds, unless it is paused or seeks. */
    playTo: (to: number) =>
      act(() => {
        for (let reached = state.time; !state.paused && state.time === reached && state.time < to;) {
          reached = Math.min(to, state.time + 0.5);
          state.time = reached;
          tell('timeupdate');
        }
      }),
    seek: (to: number) => act(() => void (element().currentTime = to)),
    end: () =>
      act(() => {
        Object.assign(state, { time: state.duration, paused: true, ended: true });
        tell('ended');
      }),
  };
}
