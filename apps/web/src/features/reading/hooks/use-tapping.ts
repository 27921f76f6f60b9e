import { getReadingPage } from '@glossa/contract/reading';
import { getSentenceTimes, putSentenceTimes } from '@glossa/contract/sentence-times';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { beginTapping } from '../model/tapping.ts';
import type { Tapping } from '../model/tapping.ts';
import type { Times } from '../model/timeline.ts';

/** Debounce in milliseconds. */
const rest = 1200;

/** Sentence times set by tapping along, saved in small batches. Resumes where tapping stopped. */
export function useTapping(
  text: string,
  known: Times,
  sentences: number,
): {
  tapping: Tapping;
  change: (next: (before: Tapping) => Tapping) => void;
  /** Undefined before the first tap. */
  kept: 'saving' | 'saved' | 'failed' | undefined;
} {
  const client = useQueryClient();
  const [tapping, setTapping] = useState(() => beginTapping(known, sentences));
  const [kept, setKept] = useState<'saving' | 'saved' | 'failed'>();
  const latest = useRef(tapping);
  const send = useCallback(async () => {
    const { times, unsaved } = latest.current;
    if (!unsaved) return;
    latest.current = { ...latest.current, unsaved: undefined };
    try {
      await call(
        putSentenceTimes,
        {
          params: { id: text },
          body: { from_sentence: unsaved.first, times: times.slice(unsaved.first, unsaved.last) },
        },
        { keepalive: true },
      );
      setKept('saved');
    } catch {
      const newer = latest.current.unsaved ?? unsaved;
      latest.current = {
        ...latest.current,
        unsaved: { first: Math.min(unsaved.first, newer.first), last: Math.max(unsaved.last, newer.last) },
      };
      setKept('failed');
    }
  }, [text]);
  const soon = useDebouncedCallback(() => void send(), rest);
  useEffect(
    () => () => {
      void send().finally(() => {
        for (const endpoint of [getSentenceTimes, getReadingPage]) {
          void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
        }
      });
    },
    [client, send],
  );
  return {
    tapping,
    kept,
    change: (next) => {
      const changed = next(latest.current);
      if (changed === latest.current) return;
      latest.current = changed;
      setTapping(changed);
      setKept('saving');
      soon();
    },
  };
}
