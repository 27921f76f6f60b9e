import { getLanguageModel } from '@glossa/contract/language-model';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';

const Explanation = deferred(async () => (await import('./explanation.tsx')).Explanation);

/** Asks the language model to explain a sentence, or a word in it. Renders nothing if there is no model. */
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
