import { useParams, useSearchParams } from 'react-router-dom';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

const home = '/developers';

/** Reads the open route and the search from the URL. */
export function usePlace() {
  const { operation } = useParams();
  const [params, setParams] = useSearchParams();
  const search = readUrlParams(params).text('q', 200);
  const query = toUrlParams({ q: search }).toString();
  return {
    operation,
    search,
    setSearch: (text: string) => setParams(toUrlParams({ q: text }), { replace: true }),
    /** Returns the path of a route, or of the start page, preserving the search. */
    addressTo: (id?: string): string =>
      `${id === undefined ? home : `${home}/${id}`}${query ? `?${query}` : ''}`,
  };
}

/** Returns the URL of a route for sharing. */
export const linkTo = (id: string): string => `${location.origin}${home}/${id}`;
