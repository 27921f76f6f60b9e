import { getProduct, getProductPreview, getProductWords } from '@glossa/contract/shop';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { useOptionalUser } from '../../../lib/session/session-context.ts';

/** A product with all that its page tells. */
export const useProduct = (id: string) => useQuery(endpointQuery(getProduct, { params: { id } }));

/** The beginning of a product, once it is asked for. */
export const useProductPreview = (id: string, enabled: boolean) =>
  useQuery({ ...endpointQuery(getProductPreview, { params: { id } }), enabled });

/** How much of a text this learner knows; nothing for visitors and those who learn no language. */
export function useProductWords(id: string, hasWords: boolean) {
  const isLearner = useOptionalUser()?.account_type === 'learner';
  return useQuery({
    ...endpointQuery(getProductWords, { params: { id } }),
    enabled: hasWords && isLearner,
    // Words that were marked since are counted.
    staleTime: 0,
  });
}
