import type { Query, QueryClient } from '@tanstack/react-query';

/** Removes the oldest cached responses of an endpoint beyond `most`. */
export function keepFew(client: QueryClient, queryKey: readonly [string], most: number): void {
  const age = (query: Query) => query.state.dataUpdatedAt;
  const answers = client.getQueryCache().findAll({ queryKey });
  const old = answers.toSorted((a, b) => age(b) - age(a)).slice(most);
  for (const query of old) client.getQueryCache().remove(query);
}
