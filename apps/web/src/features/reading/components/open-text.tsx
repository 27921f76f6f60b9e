import { Navigate, useSearchParams } from 'react-router-dom';

import { useOpening } from '../hooks/use-reading-page.ts';
import { pageOf } from '../model/place.ts';
import { unsavedPlace } from '../model/unsaved-place.ts';
import { visitOf } from '../model/visit.ts';
import { ReaderProblem } from './reader-problem.tsx';
import { ReaderSkeleton } from './reader-skeleton.tsx';

/** Opens a text at the reading position, or at the sentence in the URL, once the page size is known. */
export function OpenText({ id, perPage }: { id: string; perPage: number | undefined }) {
  const visit = visitOf(useSearchParams()[0]);
  const { data, error, refetch } = useOpening(id);
  if (error) return <ReaderProblem id={id} error={error} onRetry={() => void refetch()} />;
  if (!data || perPage === undefined) return <ReaderSkeleton />;
  const last = data.sentence_count - 1;
  const place = Math.min(visit?.sentence ?? unsavedPlace(id) ?? data.bookmark, last);
  const state = visit ? { perPage, visit: { ...visit, sentence: place } } : { perPage, place };
  return <Navigate to={`/reading/${id}/page/${pageOf(place, perPage)}`} state={state} replace />;
}
