import { getMe } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import { savePosition } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { forgetPlace, rememberPlace } from '../model/unsaved-place.ts';

/** Queries that depend on reading progress. */
const counting = [listTexts, getMe];
/** Milliseconds until a failed save is retried. */
const retryAfter = 5000;

/**
 * Saves the reading position: on the server, and in this browser until the server has it. The request uses `keepalive`,
 * so closing the tab loses nothing. Returns the function that saves a sentence.
 */
export function useKeptPlace(id: string): (sentence: number) => void {
  const client = useQueryClient();
  const unsaved = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const sentence = unsaved.current;
    if (sentence === undefined) return;
    try {
      await call(savePosition, { params: { id }, body: { sentence } });
      if (unsaved.current !== sentence) return;
      unsaved.current = undefined;
      forgetPlace(id);
      for (const endpoint of counting) void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    } catch (error) {
      if (unsaved.current !== sentence) return;
      // An edit elsewhere removed the sentence, so every retry would be rejected.
      const isRefused = error instanceof ApiError && error.status === 400;
      if (isRefused) {
        unsaved.current = undefined;
        return forgetPlace(id);
      }
      // The page itself reports problems with the connection or the text.
      timer.current = setTimeout(() => void send(), retryAfter);
    }
  }, [client, id]);

  useEffect(() => {
    const leave = () => void send();
    addEventListener('online', leave);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', leave);
      removeEventListener('pagehide', leave);
      void send().finally(() => clearTimeout(timer.current));
    };
  }, [send]);

  return useCallback(
    (sentence) => {
      unsaved.current = sentence;
      rememberPlace(id, sentence);
      void send();
    },
    [id, send],
  );
}
