import { updateVideo } from '@glossa/contract/video-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { watchingQuery } from './use-watching.ts';

/** Debounce in milliseconds. */
const rest = 600;
/** Limit of the contract. */
const most = 600_000;

/** Delays of the two subtitles in milliseconds. */
export interface Shifts {
  shift: number;
  second_shift: number;
}

/** The subtitle delays. Changes apply immediately and are saved with the video. */
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
    // The cached video has the old delays, so it is refetched when opened again.
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
