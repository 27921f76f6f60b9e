import { getMe } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import { savePosition } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { forgetPlace, rememberPlace } from '../model/unsaved-place.ts';

/** Answers that tell how much was read. */
const counting = [listTexts, getMe];
/** Milliseconds until a place that could not be saved is sent again. */
const retryAfter = 5000;

/**
 * Keeps the place of a text: on the server, and in this browser until the server has it. A call outlives the
 * page, so that closing the tab loses nothing. Returns the function that keeps a sentence.
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
      // An edit elsewhere took the sentence out of the text: it would be refused each time.
      const isRefused = error instanceof ApiError && error.status === 400;
      if (isRefused) {
        unsaved.current = undefined;
        return forgetPlace(id);
      }
      // The page itself says what is wrong with the connection or the text.
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
