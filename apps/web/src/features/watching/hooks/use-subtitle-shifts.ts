import { updateVideo } from '@glossa/contract/video-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { watchQuery } from './use-watch-data.ts';

/** Milliseconds per step of the subtitle delay. */
export const shiftStep = 100;

/** Debounce in milliseconds. */
const saveDelay = 600;
/** Maximum subtitle delay in milliseconds, as defined in the contract. */
const maxShift = 600_000;

/** Delays of the two subtitle tracks in milliseconds. */
export interface SubtitleShifts {
  shift: number;
  second_shift: number;
}

/** Returns the subtitle delays with a setter. Changes apply immediately and are saved with the video. */
export function useSubtitleShifts(
  id: string,
  saved: SubtitleShifts,
): { shifts: SubtitleShifts; move: (which: keyof SubtitleShifts, by: number) => void } {
  const client = useQueryClient();
  const [shifts, setShifts] = useState<SubtitleShifts>({
    shift: saved.shift,
    second_shift: saved.second_shift,
  });
  const { mutate } = useEndpointMutation(updateVideo);
  const unsaved = useRef<Partial<SubtitleShifts>>({});
  const latest = useRef(shifts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    const body = unsaved.current;
    if (Object.keys(body).length === 0) return;
    unsaved.current = {};
    mutate({ params: { id }, body });
    // The cached video still has the old delays, so it is refetched when opened again.
    void client.invalidateQueries({ queryKey: watchQuery(id).queryKey, refetchType: 'none' });
  }, [client, id, mutate]);
  useEffect(() => {
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      send();
    };
  }, [send]);
  const move = (which: keyof SubtitleShifts, by: number) => {
    const value = Math.max(-maxShift, Math.min(maxShift, latest.current[which] + by));
    unsaved.current = { ...unsaved.current, [which]: value };
    latest.current = { ...latest.current, [which]: value };
    setShifts(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, saveDelay);
  };
  return { shifts, move };
}
