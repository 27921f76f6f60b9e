import { useEffect, useState } from 'react';

import { playFrom } from '../model/audio-playback.ts';
import { sentenceAt } from './use-timeline.ts';
import type { SpokenSentence } from './use-timeline.ts';

/** Returns the sentence at the recording's position. Restarts a repeated sentence when it ends. */
export function useSpokenSentence(
  audio: HTMLAudioElement | undefined,
  timeline: readonly SpokenSentence[],
  repeated: number | undefined,
): SpokenSentence | undefined {
  const [spoken, setSpoken] = useState<SpokenSentence>();
  useEffect(() => {
    if (!audio || timeline.length === 0) {
      setSpoken(undefined);
      return;
    }
    const repeatedSentence = timeline.find(({ seq }) => seq === repeated);
    let frame = 0;
    const update = () => {
      if (repeatedSentence && !audio.paused && audio.currentTime >= repeatedSentence.end)
        audio.currentTime = repeatedSentence.start;
      // Nothing is spoken before playback first starts.
      setSpoken(
        audio.paused && audio.currentTime === 0 ? undefined : sentenceAt(timeline, audio.currentTime),
      );
    };
    // `timeupdate` fires only four times a second, too rarely to repeat a sentence precisely.
    const tick = () => {
      update();
      if (!audio.paused) frame = requestAnimationFrame(tick);
    };
    const start = () => {
      cancelAnimationFrame(frame);
      tick();
    };
    const repeat = () => {
      if (repeatedSentence) playFrom(audio, repeatedSentence.start);
    };
    start();
    const controller = new AbortController();
    const { signal } = controller;
    audio.addEventListener('play', start, { signal });
    audio.addEventListener('seeked', update, { signal });
    audio.addEventListener('timeupdate', update, { signal });
    audio.addEventListener('ended', repeat, { signal });
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [audio, timeline, repeated]);
  return spoken;
}
