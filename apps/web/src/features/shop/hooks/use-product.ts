import { getProduct, getProductPreview, getProductWords } from '@glossa/contract/shop';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';

/** Fetches a product with all details for its page. */
export const useProduct = (id: string) => useQuery(endpointQuery(getProduct, { params: { id } }));

/** Fetches the preview of a product on demand. */
export const useProductPreview = (id: string, enabled: boolean) =>
  useQuery({ ...endpointQuery(getProductPreview, { params: { id } }), enabled });

/** Fetches how much of a text this learner knows; disabled for visitors and users who learn no language. */
export function useProductWords(id: string, hasWords: boolean) {
  const isLearner = useOptionalUser()?.account_type === 'learner';
  return useQuery({
    ...endpointQuery(getProductWords, { params: { id } }),
    enabled: hasWords && isLearner,
    // Includes words marked in the meantime.
    staleTime: 0,
  });
}
