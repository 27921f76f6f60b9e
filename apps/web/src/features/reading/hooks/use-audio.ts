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

/** Returns an audio element's state and controls. Stores its speed, and its position in each text, in this browser. */
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
  const updateState = (part: Partial<AudioState>) => setState((before) => ({ ...before, ...part }));

  const onMetadata = (element: HTMLAudioElement) => {
    updateState({ duration: element.duration });
    element.playbackRate = state.speed;
    const storedSeconds = Number(localStorage.getItem(storageKey(textId)));
    // Resuming at the very end would make the play button do nothing.
    if (storedSeconds > 0 && storedSeconds < element.duration - 1) element.currentTime = storedSeconds;
  };
  const onMount = useEffectEvent((element: HTMLAudioElement) => {
    if (element.error) updateState({ failed: true });
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
      onPlay: () => updateState({ playing: true }),
      onPause: ({ currentTarget }) => {
        updateState({ playing: false });
        localStorage.setItem(storageKey(textId), String(currentTarget.currentTime));
      },
      onEnded: () => updateState({ playing: false }),
      onTimeUpdate: ({ currentTarget }) => updateState({ time: currentTarget.currentTime }),
      onDurationChange: ({ currentTarget }) => updateState({ duration: currentTarget.duration }),
      onLoadedMetadata: ({ currentTarget }) => onMetadata(currentTarget),
      onError: () => updateState({ failed: true }),
    },
    seek: (time) => {
      const element = audio.current;
      if (!element || !Number.isFinite(element.duration)) return;
      element.currentTime = Math.min(element.duration, Math.max(0, time));
      updateState({ time: element.currentTime });
    },
    setSpeed: (speed) => {
      if (audio.current) audio.current.playbackRate = speed;
      storeReadingSpeed(speed);
      updateState({ speed });
    },
    toggle: () => toggleAudio(audio.current),
  };
}
