import { listTextAnnotations } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Returns the annotations of a text in text order; undefined until they are loaded. */
export function useTextAnnotations(text: string): {
  annotations: readonly Annotation[] | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const { data, error, refetch } = useQuery(endpointQuery(listTextAnnotations, { params: { id: text } }));
  return { annotations: data?.results, error, refetch: () => void refetch() };
}
