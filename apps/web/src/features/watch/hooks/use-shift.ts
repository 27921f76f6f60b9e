import { updateVideo } from '@glossa/contract/video-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { watchingQuery } from './use-watching.ts';

/** Milliseconds without a further change after which a shift is sent. */
const rest = 600;
/** The ends are the contract's. */
const most = 600_000;

/** Milliseconds by which each of the two subtitles comes later than it says. */
export interface Shifts {
  shift: number;
  second_shift: number;
}

/** The shifts of the subtitles: a change shows at once and is kept with the video. */
export function useShift(
  id: string,
  kept: Shifts,
): { shifts: Shifts; move: (which: keyof Shifts, by: number) => void } {
  const client = useQueryClient();
  const [shifts, setShifts] = useState<Shifts>({ shift: kept.shift, second_shift: kept.second_shift });
  const { mutate } = useEndpointMutation(updateVideo);
  const waiting = useRef<Partial<Shifts>>({});
  const latest = useRef(shifts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    const body = waiting.current;
    if (Object.keys(body).length === 0) return;
    waiting.current = {};
    mutate({ params: { id }, body });
    // What is here of the video says what was before; it is fetched anew when the video is opened again.
    void client.invalidateQueries({ queryKey: watchingQuery(id).queryKey, refetchType: 'none' });
  }, [client, id, mutate]);
  useEffect(() => {
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      send();
    };
  }, [send]);
  const move = (which: keyof Shifts, by: number) => {
    const value = Math.max(-most, Math.min(most, latest.current[which] + by));
    waiting.current = { ...waiting.current, [which]: value };
    latest.current = { ...latest.current, [which]: value };
    setShifts(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, rest);
  };
  return { shifts, move };
}
