import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { SilentNavigation } from '@/lib/navigation/silent-navigation.ts';

import type { Visit } from '../model/visit.ts';

/** History state of a page's URL. */
interface AddressState extends SilentNavigation {
  /** Sentences per page to which the page number refers. */
  perPage?: number;
  /** The sentence to save as the reading position. */
  place?: number;
  /** The text is only visited: the reading position doesn't change. */
  visit?: Visit | undefined;
}

/**
 * Reads the current page from the URL. A page number is meaningful only with its sentences per page, so both change
 * together; a URL without it uses `preferred`.
 */
export function usePageAddress({ id, page, preferred }: { id: string; page: number; preferred: number }) {
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as AddressState;
  const [first] = useState(preferred);
  const perPage = state.perPage ?? first;
  const go = useCallback(
    (target: number, options: AddressState & { perPage: number; replace: boolean }) => {
      const { replace, ...next } = options;
      void navigate(`/reading/${id}/page/${target}`, { replace, state: next });
    },
    [id, navigate],
  );
  return { page, perPage, place: state.place, visit: state.visit, go };
}
