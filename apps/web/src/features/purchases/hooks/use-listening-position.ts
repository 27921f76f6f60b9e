import { saveListening } from '@glossa/contract/listening';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';

/** Milliseconds between saves of the position during playback. */
const saveInterval = 10_000;

/** A listening position: a track, and seconds into it. */
export interface ListeningPosition {
  trackId: string;
  seconds: number;
}

/**
 * Saves the listening position in a purchase: periodically during playback, and on every pause. `progress` is the
 * percentage listened to so far, starting at `initialProgress`.
 */
export function useListeningPosition(purchaseId: string, initialProgress: number) {
  const [progress, setProgress] = useState(initialProgress);
  const lastSave = useRef({ at: 0, key: '' });
  const position = useRef<ListeningPosition>(undefined);
  const save = () => {
    const { trackId, seconds } = position.current ?? { trackId: '', seconds: 0 };
    const key = `${trackId} ${seconds}`;
    if (trackId === '' || key === lastSave.current.key) return;
    lastSave.current = { at: Date.now(), key };
    call(saveListening, { params: { id: purchaseId }, body: { track_id: trackId, seconds } }).then(
      ({ progress_percentage: percent }) => setProgress(percent),
      // Failures are ignored, because the next save has a newer position.
      () => undefined,
    );
  };
  const onLeave = useEffectEvent(save);
  useEffect(() => {
    const leave = () => onLeave();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);
  return {
    progress,
    /** Updates the position, and saves it when due, or immediately with `saveNow`. */
    update: (now: ListeningPosition, saveNow = false) => {
      position.current = now;
      if (saveNow || Date.now() - lastSave.current.at > saveInterval) save();
    },
  };
}
