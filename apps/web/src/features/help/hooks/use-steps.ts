import { getProgress } from '@glossa/contract/progress';
import { listSaved } from '@glossa/contract/saved';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';

export const steps = {
  language: '/reading',
  text: '/articles/upload',
  word: '/reading',
  practice: '/practice',
  video: '/videos/upload',
  save: '/saved',
} as const;
export type Step = keyof typeof steps;
export const stepIds = Object.keys(steps) as Step[];

const one = { query: { page_size: 1 } };

/** Returns which first steps this learner has actually done; undefined while loading. */
export function useSteps(): {
  done: Readonly<Record<Step, boolean>> | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const { current_language: language } = useUser();
  const texts = useQuery(endpointQuery(listTexts, one));
  const videos = useQuery(endpointQuery(listVideos, one));
  const progress = useQuery(endpointQuery(getProgress, {}));
  const saved = useQuery(endpointQuery(listSaved, one));
  const all = [texts, videos, progress, saved];
  const isKnown = texts.data && videos.data && progress.data && saved.data;
  return {
    done: isKnown && {
      language: language !== null,
      text: texts.data.count > 0,
      word: progress.data.unique_words > 0,
      practice: progress.data.accuracy !== null,
      video: videos.data.count > 0,
      save: saved.data.count > 0,
    },
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
