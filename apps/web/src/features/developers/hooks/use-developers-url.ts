import { useParams, useSearchParams } from 'react-router-dom';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

const homePath = '/developers';

/** Reads the open route and the search from the URL. */
export function useDevelopersUrl() {
  const { operation } = useParams();
  const [params, setParams] = useSearchParams();
  const search = readUrlParams(params).text('q', 200);
  const query = toUrlParams({ q: search }).toString();
  return {
    operation,
    search,
    setSearch: (text: string) => setParams(toUrlParams({ q: text }), { replace: true }),
    /** Returns the path of a route, or of the start page, keeping the search. */
    pathTo: (id?: string): string =>
      `${id === undefined ? homePath : `${homePath}/${id}`}${query ? `?${query}` : ''}`,
  };
}

/** Returns the URL of a route for sharing. */
export const shareUrl = (id: string): string => `${location.origin}${homePath}/${id}`;
