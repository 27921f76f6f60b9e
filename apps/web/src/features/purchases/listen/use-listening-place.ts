import { saveListening } from '@glossa/contract/listening';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { call } from '../../../lib/api/client.ts';

/** Milliseconds between two moments that are remembered while it plays. */
const often = 10_000;

/** Where one is: a track and seconds in it. */
export interface Place {
  trackId: string;
  seconds: number;
}

/**
 * Remembers where one is in a purchase: now and then while it plays, and whenever it rests. `progress` is how much of it
 * was heard, in percent.
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
      // Without a connection the next moment is remembered.
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
    /** Tells where one is; it is remembered when it is time to, or at once. */
    tell: (now: Place, atOnce = false) => {
      place.current = now;
      if (atOnce || Date.now() - last.current.at > often) save();
    },
  };
}
