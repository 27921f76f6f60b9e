import { saveListening } from '@glossa/contract/listening';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';

/** Milliseconds between saves of the position during playback. */
const often = 10_000;

/** A listening position: a track, and seconds into it. */
export interface Place {
  trackId: string;
  seconds: number;
}

/**
 * Saves the listening position in a purchase: periodically during playback, and on every pause. `progress` is the
 * percentage listened to.
 */
export function useListeningPlace(purchaseId: string, first: number) {
  const [progress, setProgress] = useState(first);
  const last = useRef({ at: 0, said: '' });
  const place = useRef<Place>(undefined);
  const save = () => {
    const { trackId, seconds } = place.current ?? { trackId: '', seconds: 0 };
    const said = `${trackId} ${seconds}`;
    if (trackId === '' || said === last.current.said) return;
    last.current = { at: Date.now(), said };
    call(saveListening, { params: { id: purchaseId }, body: { track_id: trackId, seconds } }).then(
      ({ progress_percentage: percent }) => setProgress(percent),
      // Offline, the next save counts.
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
    /** Reports the position; it is saved when due, or immediately if `atOnce` is set. */
    tell: (now: Place, atOnce = false) => {
      place.current = now;
      if (atOnce || Date.now() - last.current.at > often) save();
    },
  };
}
