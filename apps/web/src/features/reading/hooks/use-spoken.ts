import { useEffect, useState } from 'react';

import { spokenAt } from '../model/timeline.ts';
import type { Spoken } from '../model/timeline.ts';

/** Returns the sentence at the recording's position. A repeated sentence restarts at its end. */
export function useSpoken(
  audio: HTMLAudioElement | undefined,
  timeline: readonly Spoken[],
  repeated: number | undefined,
): Spoken | undefined {
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    if (!audio || timeline.length === 0) {
      setSpoken(undefined);
      return;
    }
    const again = timeline.find(({ seq }) => seq === repeated);
    let frame = 0;
    const look = () => {
      if (again && !audio.paused && audio.currentTime >= again.end) audio.currentTime = again.start;
      // Nothing is spoken before playback first starts.
      setSpoken(audio.paused && audio.currentTime === 0 ? undefined : spokenAt(timeline, audio.currentTime));
    };
    // `timeupdate` fires only four times a second, too rarely to repeat a sentence precisely.
    const run = () => {
      look();
      if (!audio.paused) frame = requestAnimationFrame(run);
    };
    const start = () => {
      cancelAnimationFrame(frame);
      run();
    };
    const end = () => {
      if (!again) return;
      audio.currentTime = again.start;
      void audio.play().catch(() => undefined);
    };
    start();
    const controller = new AbortController();
    const { signal } = controller;
    audio.addEventListener('play', start, { signal });
    audio.addEventListener('seeked', look, { signal });
    audio.addEventListener('timeupdate', look, { signal });
    audio.addEventListener('ended', end, { signal });
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [audio, timeline, repeated]);
  return spoken;
}
