import { useSyncExternalStore } from 'react';

import type { ReadAloud } from '@/domain/speech/read-aloud.ts';

/** Returns whether a recording is playing or the text is being read aloud. */
export function useIsPlaying(audio: HTMLAudioElement | undefined, readAloud: ReadAloud | undefined): boolean {
  return useSyncExternalStore(
    (listener) => {
      const controller = new AbortController();
      for (const event of ['play', 'pause', 'ended']) {
        audio?.addEventListener(event, listener, { signal: controller.signal });
      }
      const stop = readAloud?.state.subscribe(listener);
      return () => {
        controller.abort();
        stop?.();
      };
    },
    () => (audio ? !audio.paused && !audio.ended : readAloud?.state.getState().playing) ?? false,
  );
}
