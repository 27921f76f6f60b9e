import { getLanguageModel } from '@glossa/contract/language-model';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';

const Explanation = deferred(async () => (await import('./explanation.tsx')).Explanation);

/** What the language model can say about a sentence, or about a word in it. Nothing if there is no model. */
export function ExplanationTools({
  seq,
  word,
}: {
  /** Number of the sentence. */
  seq: number;
  word?: string;
}) {
  const { data } = useQuery({
    ...endpointQuery(getLanguageModel, {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.model && <Explanation key={`${seq} ${word}`} model={data.model} seq={seq} word={word} />;
}
