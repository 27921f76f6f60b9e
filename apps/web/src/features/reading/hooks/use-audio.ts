import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactEventHandler, RefObject } from 'react';

import { toggleAudio } from '../model/audio-playback.ts';
import { readReadingSpeed, storeReadingSpeed } from '../model/reading-speed.ts';

const storageKey = (textId: string): string => `glossa-audio:${textId}`;

interface AudioState {
  playing: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  speed: number;
  failed: boolean;
}

type Handler = ReactEventHandler<HTMLAudioElement>;

/** State and controls of an audio element. Its speed and, per text, its position are stored in this browser. */
export function useAudio(
  audio: RefObject<HTMLAudioElement | null>,
  textId: string,
): {
  state: AudioState;
  handlers: Record<string, Handler>;
  seek: (time: number) => void;
  setSpeed: (speed: number) => void;
  toggle: () => void;
} {
  const [state, setState] = useState<AudioState>(() => ({
    playing: false,
    time: 0,
    duration: 0,
    speed: readReadingSpeed(),
    failed: false,
  }));
  const set = (part: Partial<AudioState>) => setState((before) => ({ ...before, ...part }));

  const onMetadata = (element: HTMLAudioElement) => {
    set({ duration: element.duration });
    element.playbackRate = state.speed;
    const stored = Number(localStorage.getItem(storageKey(textId)));
    // Resuming at the very end would make the play button do nothing.
    if (stored > 0 && stored < element.duration - 1) element.currentTime = stored;
  };
  const onMount = useEffectEvent((element: HTMLAudioElement) => {
    if (element.error) set({ failed: true });
    else if (element.readyState >= HTMLMediaElement.HAVE_METADATA) onMetadata(element);
  });
  // The element starts loading on creation, before React attaches its event handlers.
  useLayoutEffect(() => {
    if (audio.current) onMount(audio.current);
  }, [audio]);

  useEffect(() => {
    const element = audio.current;
    const storePosition = () => {
      if (element && element.currentTime > 0)
        localStorage.setItem(storageKey(textId), String(element.currentTime));
    };
    addEventListener('pagehide', storePosition);
    return () => {
      storePosition();
      removeEventListener('pagehide', storePosition);
    };
  }, [audio, textId]);

  return {
    state,
    handlers: {
      onPlay: () => set({ playing: true }),
      onPause: ({ currentTarget }) => {
        set({ playing: false });
        localStorage.setItem(storageKey(textId), String(currentTarget.currentTime));
      },
      onEnded: () => set({ playing: false }),
      onTimeUpdate: ({ currentTarget }) => set({ time: currentTarget.currentTime }),
      onDurationChange: ({ currentTarget }) => set({ duration: currentTarget.duration }),
      onLoadedMetadata: ({ currentTarget }) => onMetadata(currentTarget),
      onError: () => set({ failed: true }),
    },
    seek: (time) => {
      const element = audio.current;
      if (!element || !Number.isFinite(element.duration)) return;
      element.currentTime = Math.min(element.duration, Math.max(0, time));
      set({ time: element.currentTime });
    },
    setSpeed: (speed) => {
      if (audio.current) audio.current.playbackRate = speed;
      storeReadingSpeed(speed);
      set({ speed });
    },
    toggle: () => toggleAudio(audio.current),
  };
}
