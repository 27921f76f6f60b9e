import { useParams, useSearchParams } from 'react-router-dom';

import { addressOf, readAddress } from '../../../lib/search/read-address.ts';

const home = '/developers';

/** What the address says: the route that is open, and what is searched for. */
export function usePlace() {
  const { operation } = useParams();
  const [params, setParams] = useSearchParams();
  const search = readAddress(params).text('q', 200);
  const query = addressOf({ q: search }).toString();
  return {
    operation,
    search,
    setSearch: (text: string) => setParams(addressOf({ q: text }), { replace: true }),
    /** The address of a route, or of the beginning, where the search stays. */
    addressTo: (id?: string): string =>
      `${id === undefined ? home : `${home}/${id}`}${query ? `?${query}` : ''}`,
  };
}

/** The address of a route by itself, to be handed on. */
export const linkTo = (id: string): string => `${location.origin}${home}/${id}`;
