import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { createPlayerStore } from '../player.ts';
import type { Player } from '../player.ts';

/** Creates a player whose time the test controls. */
export function fakePlayer(duration = 60_000) {
  const store = createPlayerStore();
  let time = 0;
  store.update({ ready: true, duration });
  const player: Player = {
    read: store.read,
    subscribe: store.subscribe,
    now: () => time,
    play: () => store.update({ playing: true, ended: false }),
    pause: () => store.update({ playing: false }),
    seek: (to) => {
      time = Math.max(0, to);
      store.update({ ended: false });
    },
    setRate: (rate) => store.update({ rate }),
    setVolume: (volume) => store.update({ volume }),
    setMuted: (muted) => store.update({ muted }),
    togglePictureInPicture: undefined,
    dispose: () => undefined,
  };
  return {
    player,
    /** Plays up to a time, unless the player is paused or seeks. */
    playTo: (to: number) => {
      for (let position = time; store.read().playing && time === position && time < to;) {
        position = Math.min(to, time + 100);
        time = position;
        store.update({});
      }
    },
    end: () => {
      time = duration;
      store.update({ playing: false, ended: true });
    },
  };
}

const mockedProperties = [
  'currentTime',
  'duration',
  'paused',
  'ended',
  'readyState',
  'play',
  'pause',
] as const;

/** Mocks media playback, which jsdom lacks, for a whole test file. */
export function fakeVideo() {
  const prototype = HTMLMediaElement.prototype;
  const before = mockedProperties.map(
    (key) => [key, Object.getOwnPropertyDescriptor(prototype, key)] as const,
  );
  const state = { time: 0, paused: true, ended: false, duration: 60 };
  const element = () => document.querySelector('video') as HTMLVideoElement;
  const dispatch = (event: string) => element().dispatchEvent(new Event(event));
  beforeEach(() => {
    Object.assign(state, { time: 0, paused: true, ended: false });
    Object.defineProperties(prototype, {
      currentTime: {
        configurable: true,
        get: () => state.time,
        set: (time: number) => {
          state.time = time;
          if (element()) dispatch('seeked');
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
          dispatch('play');
          return Promise.resolve();
        },
      },
      pause: {
        configurable: true,
        value: () => {
          if (state.paused) return;
          state.paused = true;
          dispatch('pause');
        },
      },
    });
  });
  afterEach(() => {
    for (const [key, descriptor] of before) if (descriptor) Object.defineProperty(prototype, key, descriptor);
  });
  return {
    state,
    /** Plays up to a time in seconds, unless the video is paused or seeks. */
    playTo: (to: number) =>
      act(() => {
        for (let position = state.time; !state.paused && state.time === position && state.time < to;) {
          position = Math.min(to, state.time + 0.5);
          state.time = position;
          dispatch('timeupdate');
        }
      }),
    seek: (to: number) => act(() => void (element().currentTime = to)),
    end: () =>
      act(() => {
        Object.assign(state, { time: state.duration, paused: true, ended: true });
        dispatch('ended');
      }),
  };
}
