import { listTextAnnotations } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../api/query.ts';

/** The annotations of a text in its order; undefined until they are there. */
export function useTextAnnotations(text: string): {
  annotations: readonly Annotation[] | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const { data, error, refetch } = useQuery(endpointQuery(listTextAnnotations, { params: { id: text } }));
  return { annotations: data?.results, error, refetch: () => void refetch() };
}
