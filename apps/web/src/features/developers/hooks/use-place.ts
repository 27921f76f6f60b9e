import { useParams, useSearchParams } from 'react-router-dom';

import { addressOf, readAddress } from '@/domain/search/read-address.ts';

const home = '/developers';

/** Reads the open route and the search from the URL. */
export function usePlace() {
  const { operation } = useParams();
  const [params, setParams] = useSearchParams();
  const search = readAddress(params).text('q', 200);
  const query = addressOf({ q: search }).toString();
  return {
    operation,
    search,
    setSearch: (text: string) => setParams(addressOf({ q: text }), { replace: true }),
    /** Returns the path of a route, or of the start page, preserving the search. */
    addressTo: (id?: string): string =>
      `${id === undefined ? home : `${home}/${id}`}${query ? `?${query}` : ''}`,
  };
}

/** Returns the URL of a route for sharing. */
export const linkTo = (id: string): string => `${location.origin}${home}/${id}`;
