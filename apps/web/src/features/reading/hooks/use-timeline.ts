import { getSentenceTimes } from '@glossa/contract/sentence-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { timelineOf } from '../model/timeline.ts';
import type { Spoken, Times } from '../model/timeline.ts';

const none: Times = [];

/** Returns when the sentences of a text start in its recording; `times` is undefined while loading. */
export function useTimeline(text: string): { times: Times | undefined; timeline: readonly Spoken[] } {
  const { data } = useQuery(endpointQuery(getSentenceTimes, { params: { id: text } }));
  const times = data?.times;
  return { times, timeline: useMemo(() => timelineOf(times ?? none), [times]) };
}
