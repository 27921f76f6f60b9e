import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { SilentNavigation } from '@/lib/navigation/silent-navigation.ts';
import { parseNumber } from '../model/parse-number.ts';

/** History state stored with a page's URL. */
interface PageState extends SilentNavigation {
  /** Sentences per page on which the page number is based. */
  perPage?: number;
  /** The sentence to save as the reading position. */
  position?: number;
  /** The visited sentence, if the text is only being visited and the reading position doesn't change. */
  visit?: Visit | undefined;
}

/**
 * Reads the current page from the URL. A page number is meaningful only for a given number of sentences per page, so
 * both change together. If the history entry has no such number, `preferred` is used.
 */
export function usePageUrl({ id, page, preferred }: { id: string; page: number; preferred: number }) {
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as PageState;
  const [initialPerPage] = useState(preferred);
  const perPage = state.perPage ?? initialPerPage;
  const go = useCallback(
    (target: number, options: PageState & { perPage: number; replace: boolean }) => {
      const { replace, ...next } = options;
      void navigate(`/reading/${id}/page/${target}`, { replace, state: next });
    },
    [id, navigate],
  );
  return { page, perPage, position: state.position, visit: state.visit, go };
}

/** A sentence being visited, which doesn't change the reading position. */
export interface Visit {
  /** Index of the sentence. */
  sentence: number;
  /** ID of the word that led here. */
  word: number | undefined;
}

/** Returns the sentence specified by the query of a `sentencePath`, or undefined if there is none. */
export function readVisit(query: URLSearchParams): Visit | undefined {
  const sentence = parseNumber(query.get('sentence') ?? '');
  return sentence === undefined ? undefined : { sentence, word: parseNumber(query.get('word') ?? '') };
}
