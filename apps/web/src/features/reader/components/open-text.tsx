import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';

import { readingPageQuery } from '../hooks/use-reading-page.ts';
import { pageOf } from '../model/place.ts';
import { unsavedPlace } from '../model/unsaved-place.ts';
import { ReaderProblem } from './reader-problem.tsx';
import { ReaderSkeleton } from './reader-skeleton.tsx';

/** Opens a text where its learner left it, once it is known how many sentences a page has. */
export function OpenText({ id, perPage }: { id: string; perPage: number | undefined }) {
  // Its first sentence is the smallest answer that tells the bookmark; never an old one.
  const { data, error, refetch } = useQuery({ ...readingPageQuery(id, 1, 1), staleTime: 0, gcTime: 0 });
  if (error) return <ReaderProblem id={id} error={error} onRetry={() => void refetch()} />;
  if (!data || perPage === undefined) return <ReaderSkeleton />;
  const place = Math.min(unsavedPlace(id) ?? data.bookmark, data.sentence_count - 1);
  return <Navigate to={`/reading/${id}/page/${pageOf(place, perPage)}`} state={{ place, perPage }} replace />;
}
