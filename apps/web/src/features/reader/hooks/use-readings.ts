import { readingLanguages } from '@glossa/contract/reading-languages';
import { getReadings } from '@glossa/contract/readings';
import type { ReadingPage } from '@glossa/contract/reading';
import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { endpointQuery } from '../../../lib/api/query.ts';
import { readingsByWord } from '../model/what-is-over.ts';
import type { ReadingParts } from '../model/what-is-over.ts';

/** Sentences that are asked for at once at most; the contract's limit is higher. */
const most = 100;

const none: ReadonlyMap<number, ReadingParts> = new Map();

/** How a text is read never changes. */
const readingsQuery = (id: string, from: number, to: number) => ({
  ...endpointQuery(getReadings, { params: { id }, query: { from_sentence: from, to_sentence: to } }),
  staleTime: Infinity,
});

/** How the words of a page are read, by their numbers on it; asks for those of the next page ahead. */
export function useReadings(
  { id, language, sentences, sentence_count: count }: ReadingPage,
  wanted: boolean,
): { parts: ReadonlyMap<number, ReadingParts>; failed: boolean; retry: () => void } {
  const client = useQueryClient();
  const first = sentences[0]?.seq ?? 0;
  const last = sentences.at(-1)?.seq ?? 0;
  const enabled = wanted && readingLanguages.includes(language);
  const { data, isError, refetch } = useQuery({
    ...readingsQuery(id, first, Math.min(last, first + most - 1)),
    enabled,
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (!enabled || !isThere || last + 1 >= count) return;
    const ahead = Math.min(count - 1, last + sentences.length);
    client.query(readingsQuery(id, last + 1, ahead)).catch(noop);
  }, [client, enabled, isThere, id, last, count, sentences.length]);
  const parts = useMemo(() => (data ? readingsByWord(sentences, data) : none), [data, sentences]);
  return { parts, failed: isError, retry: () => void refetch() };
}
