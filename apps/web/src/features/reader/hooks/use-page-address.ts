import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { StillAddress } from '../../../lib/navigation/still-address.ts';

import type { Visit } from '../model/visit.ts';

/** What travels with the address of a page. */
interface AddressState extends StillAddress {
  /** Sentences a page that the page number counts with. */
  perPage?: number;
  /** The sentence to keep as the place. */
  place?: number;
  /** The text is only looked at: the place stays what it was. */
  visit?: Visit | undefined;
}

/**
 * The page on show, as the address says it. A page number means something only with its number of sentences a
 * page, so both change in one step; an address without one counts with `preferred`.
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
